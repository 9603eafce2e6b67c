const fields =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=reset], [type=color], [type=file]), textarea, select, [role=combobox]';

/** Does a key go into a field rather than to the page? */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));

const isShown = (element: Element) => element.checkVisibility?.() ?? true;

/** Is a dialog over the page? One that was closed may stay in the document, hidden. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(isShown);
