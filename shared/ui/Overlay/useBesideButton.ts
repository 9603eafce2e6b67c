import { useRef } from 'react';

/**
 * Puts what a button opens right after it, where Tab leads next, and not at the end of the page; who was in it when it
 * closes is back at the button.
 */
export function useBesideButton() {
  const opener = useRef<HTMLElement>(null);
  return {
    getPopupContainer(button: HTMLElement): HTMLElement {
      opener.current = button;
      return button.parentElement ?? document.body;
    },
    hasFocus: (): boolean => document.activeElement !== null && document.activeElement === opener.current,
    onOpenChange(isOpen: boolean): void {
      const button = opener.current;
      if (!isOpen && button?.parentElement?.contains(document.activeElement)) button.focus();
    },
  };
}
