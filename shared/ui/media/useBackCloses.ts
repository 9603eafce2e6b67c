import { useEffect, useEffectEvent } from 'react';
import { addLayer } from './overPage';
import { useIsNarrow } from './useMediaQuery';

/** On a phone, Back closes what lies over the page, and leaves the page on screen. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const isOver = useIsNarrow() && isOpen;
  const close = useEffectEvent(onClose);
  useEffect(() => (isOver ? addLayer(() => close()) : undefined), [isOver]);
}
