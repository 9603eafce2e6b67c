/** A field that the page has put the focus into, or that stays where it is from page to page. */
const isWrittenIn = (area: HTMLElement) =>
  area.contains(document.activeElement) && document.activeElement?.matches('input, textarea, [contenteditable="true"]');

/**
 * Gives the focus to the heading of a page, so that a screen reader says where one has arrived; until it is there, to the
 * page itself, which needs `tabIndex={-1}`.
 * @returns how to stop waiting for it
 */
export function focusHeading(area: HTMLElement): () => void {
  const take = () => {
    // While the next page loads, the one before is hidden and still there.
    const heading = [...area.querySelectorAll('h1')].find((one) => one.checkVisibility?.() ?? true);
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  const observer = new MutationObserver(() => take() && stop());
  const stop = () => {
    observer.disconnect();
    area.removeEventListener('blur', stop);
  };
  if (!isWrittenIn(area) && !take()) {
    area.focus({ preventScroll: true });
    // Who moves on, and be it back to the page itself, is not called to the heading any more.
    area.addEventListener('blur', stop, { once: true });
    observer.observe(area, { childList: true, subtree: true });
  }
  return stop;
}
