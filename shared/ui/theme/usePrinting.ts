import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../media/useMediaQuery';

/** True while the page is drawn for paper. */
export function usePrinting(): boolean {
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
  // What asks how it would look on paper sends no event.
  return useMediaQuery('print') || isPrinting;
}
