import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../media/useMediaQuery';
import { type Direction, modeOf, type Skin } from './useTheme';

/** Puts skin and direction on `<html>`; returns the skin that is drawn: paper is white, and ink is dear. */
export function usePageAppearance(skin: Skin, direction: Direction): Skin {
  const isPrinting = usePrinting();
  const shown = isPrinting && skin !== 'bordered' ? 'light' : skin;

  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.dataset.theme = modeOf(shown);
    html.dataset.skin = shown;
    html.dir = direction;
  }, [shown, direction]);

  return shown;
}

/** True while the page is drawn for paper. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    // The browser takes its picture of the page as soon as the event is over.
    const become = (next: boolean) => () => flushSync(() => setPrinting(next));
    window.addEventListener('beforeprint', become(true), { signal });
    window.addEventListener('afterprint', become(false), { signal });
    return () => stopping.abort();
  }, []);
  // Print preview by media emulation sends no event.
  return useMediaQuery('print') || isPrinting;
}
