"""Routes of interaction tokens: the callback, and the webhook of follow-ups."""

from __future__ import annotations

from bot.playground.interactions.answers import Answers
from bot.playground.interactions.followups import FollowUps
from bot.playground.messages.composing import Request
from bot.playground.rest.rest import ANSWER_ROUTE, Call, Rest
from bot.playground.world.wire import JSON

WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


class InteractionRoutes:
    """Handlers of /interactions and /webhooks; the token in the path is the permission."""

    def __init__(self, answers: Answers, followups: FollowUps, rest: Rest) -> None:
        self._answers = answers
        self._followups = followups
        rest.add("POST", ANSWER_ROUTE, self.answer, by_token=True)
        rest.add("POST", WEBHOOK, self.send, by_token=True)
        for path in (WEBHOOK + "/messages/@original", WEBHOOK + "/messages/{message_id}"):
            rest.add("GET", path, self.get, by_token=True)
            rest.add("PATCH", path, self.edit, by_token=True)
            rest.add("DELETE", path, self.delete, by_token=True)

    def answer(self, call: Call) -> JSON | None:
        """POST /interactions/{id}/{token}/callback."""
        response = self._answers.answer(
            call.path["interaction_id"],
            call.path["interaction_token"],
            Request(call.object, call.uploads),
            call.at,
        )
        wanted = call.query.get("with_response", "").lower() in ("1", "true")
        return response if wanted else None

    def send(self, call: Call) -> JSON:
        """POST /webhooks/{id}/{token}: a follow-up."""
        return self._followups.send(*_webhook(call), call.message).body

    def get(self, call: Call) -> JSON:
        """GET /webhooks/{id}/{token}/messages/{id}."""
        return self._followups.get(*_webhook(call), _message_id(call)).body

    def edit(self, call: Call) -> JSON:
        """PATCH /webhooks/{id}/{token}/messages/{id}."""
        return self._followups.edit(*_webhook(call), _message_id(call), call.message).body

    def delete(self, call: Call) -> None:
        """DELETE /webhooks/{id}/{token}/messages/{id}."""
        self._followups.delete(*_webhook(call), _message_id(call))


def _webhook(call: Call) -> tuple[str, str]:
    return call.path["webhook_id"], call.path["webhook_token"]


def _message_id(call: Call) -> str:
    return call.path.get("message_id", "@original")
