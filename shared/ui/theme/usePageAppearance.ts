import { useLayoutEffect } from 'react';
import { usePrinting } from './usePrinting';
import { type Direction, modeOf, type Skin } from './useTheme';

/** Puts skin and direction on `<html>`; returns the skin that is drawn: paper is white, and ink is dear. */
export function usePageAppearance(skin: Skin, direction: Direction): Skin {
  const isPrinting = usePrinting();
  const drawn = isPrinting && skin !== 'bordered' ? 'light' : skin;

  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.dataset.theme = modeOf(drawn);
    html.dataset.skin = drawn;
    html.dir = direction;
  }, [drawn, direction]);

  return drawn;
}
