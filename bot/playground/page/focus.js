/* The focus, kept where a person acts while the page is drawn anew under it. */

const CONTROLS = "button:not(:disabled), a[href]";

const keyOf = (node) =>
  node.dataset.customId ?? [node.className, node.ariaLabel, node.textContent].join("|");

/**
 * Remembers the focus, or `node` as what has it. The function it returns gives it back: to the
 * control itself, to the same control of its message drawn anew, or else to that message, where no
 * key presses anything.
 */
export function remember(node = document.activeElement) {
  const message = node?.closest(".message")?.dataset.messageId;
  const key = node && keyOf(node);
  return () => {
    if (node?.isConnected) return node.focus({ preventScroll: true });
    const item = document.querySelector(`.message[data-message-id="${message}"]`);
    const same = [...(item?.querySelectorAll(CONTROLS) ?? [])].find((one) => keyOf(one) === key);
    return same ? same.focus({ preventScroll: true }) : rest(item);
  };
}

/** Gives the focus to a message or list itself; a finger that is at rest opens nothing of it. */
export function rest(item) {
  if (!item) return;
  item.classList.add("at-rest");
  const stir = () => item.classList.remove("at-rest");
  item.addEventListener("blur", stir, { once: true });
  item.addEventListener("click", stir, { once: true });
  item.focus({ preventScroll: true });
}

/** Gives the focus back by `back`, which `remember` has returned, if nothing has it. */
export function unlessElsewhere(back) {
  if (!document.activeElement || document.activeElement === document.body) back();
}
