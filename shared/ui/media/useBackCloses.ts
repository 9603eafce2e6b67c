import { useEffect, useEffectEvent } from 'react';
import { useIsNarrow } from './useMediaQuery';

interface HistoryState {
  idx?: number;
  /** An entry for what lies over the page: it has the page's own address. */
  isOver?: boolean;
}

const readState = (): HistoryState => window.history.state ?? {};

/** Is the entry on top of the history one for what lies over the page? A page that is opened from there takes its place. */
export const isOverPage = (): boolean => readState().isOver === true;

function pushOver(): void {
  const { idx = 0, ...state } = readState();
  window.history.pushState({ ...state, idx: idx + 1, isOver: true }, '');
}

/** On a phone, Back closes what lies over the page, and leaves the page on screen. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const isOver = useIsNarrow() && isOpen;

  const close = useEffectEvent(() => {
    // Where it asks first whether it may close, it is there for another Back.
    pushOver();
    onClose();
  });

  useEffect(() => {
    if (!isOver) return;
    pushOver();
    const onPop = () => {
      if (!isOverPage()) close();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (isOverPage()) window.history.back();
    };
  }, [isOver]);
}
