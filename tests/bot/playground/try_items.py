"""Components of the trial bot: a button, a select menu, a modal, a table, a picture."""

from __future__ import annotations

import io
from typing import Any

import discord

FRUITS = ("apple", "banana", "cherry", "damson")
PIXEL = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x03\x00\x00\x00\x02\x08\x06\x00\x00\x00"
"""The beginning of a PNG, 3 wide and 2 high: as much as anybody here looks at."""


def picture(name: str = "hand.png", alt: str | None = "a hand") -> discord.File:
    """Return a picture file to attach."""
    return discord.File(io.BytesIO(PIXEL), name, description=alt)


class Counter(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"count:(?P<n>\d+)"
):
    """A button that counts its presses in its own custom_id."""

    def __init__(self, count: int) -> None:
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            label=str(count), custom_id=f"count:{count}"
        )
        super().__init__(button)
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: Any, /
    ) -> Counter:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        view = discord.ui.View(timeout=None).add_item(Counter(self.count + 1))
        await interaction.response.edit_message(content="counted", view=view)


class FruitSelect(discord.ui.Select[discord.ui.View]):
    """A select menu for one to three fruits."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=fruit.title(), value=fruit) for fruit in FRUITS]
        super().__init__(custom_id="fruits", options=options, max_values=3)

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_message(" ".join(self.values), ephemeral=True)


class NameForm(discord.ui.Modal, title="Your name"):
    """A modal with a text input and a select."""

    name: discord.ui.Label[NameForm] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", max_length=20)
    )
    fruit: discord.ui.Label[NameForm] = discord.ui.Label(
        text="Fruit",
        component=discord.ui.Select(
            custom_id="fruit", options=[discord.SelectOption(label=one) for one in FRUITS]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        assert isinstance(self.fruit.component, discord.ui.Select)
        said = f"{self.name.component.value} likes {self.fruit.component.values[0]}"
        await interaction.response.send_message(said)


class Table(discord.ui.LayoutView):
    """A Components V2 message with text, a picture and a button."""

    def __init__(self, name: str = "hand.png") -> None:
        super().__init__(timeout=None)
        row: discord.ui.ActionRow[Table] = discord.ui.ActionRow(
            discord.ui.Button(label="My hand", custom_id="hand")
        )
        section: discord.ui.Section[Table] = discord.ui.Section(
            "# Table", accessory=discord.ui.Thumbnail(f"attachment://{name}")
        )
        gallery: discord.ui.MediaGallery[Table] = discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description="a hand")
        )
        separator: discord.ui.Separator[Table] = discord.ui.Separator()
        self.add_item(
            discord.ui.Container(section, gallery, separator, row, accent_colour=0x336699)
        )
