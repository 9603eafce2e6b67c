import { useEffect, useState } from 'react';

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.checkVisibility();

/** Returns the focus to where it was when the component unmounts, or to the page if that element is gone. */
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
