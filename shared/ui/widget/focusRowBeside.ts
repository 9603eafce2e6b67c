/** Moves the focus from a row that is about to leave its list to the one after it, or else before it. */
export function focusRowBeside(element: Element) {
  const row = element.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector<HTMLElement>('a, button')?.focus();
}
