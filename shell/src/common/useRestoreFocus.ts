import { useEffect, useState } from 'react';

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.checkVisibility();

/** What is beside the page and closes gives the focus back to where it was; where that is gone, to the page. */
export function useRestoreFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const target = canHaveFocus(before) ? before : document.getElementById('main');
      target?.focus({ preventScroll: true });
    },
    [before],
  );
}
