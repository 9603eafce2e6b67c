const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/**
 * Leads to the search field of the page on screen.
 * @returns false on a page without one
 */
export function focusPageSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')];
  const field = fields.find(isShown);
  field?.focus();
  field?.select();
  return field !== undefined;
}
