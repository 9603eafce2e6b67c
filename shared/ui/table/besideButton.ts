/** Puts what a button opens right after it, where Tab leads next, and not at the end of the page. */
export const besideButton = (button: HTMLElement): HTMLElement => button.parentElement ?? document.body;
