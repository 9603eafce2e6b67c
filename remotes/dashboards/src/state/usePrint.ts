import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

const quietFrames = 12;
const maxMs = 20_000;

/** Resolves when loading and rendering have settled, or after a time limit. */
const untilRendered = (): Promise<void> =>
  new Promise((resolve) => {
    const deadline = performance.now() + maxMs;
    let quiet = 0;
    const watch = new MutationObserver(() => {
      quiet = 0;
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    const poll = () => {
      quiet = document.querySelector('[data-loading]') ? 0 : quiet + 1;
      if (quiet < quietFrames && performance.now() < deadline) return void requestAnimationFrame(poll);
      watch.disconnect();
      resolve();
    };
    requestAnimationFrame(poll);
  });

/** True while printing: distant cards are rendered as well. */
const Printing = createContext(false);
export const PrintingProvider = Printing.Provider;

export const useIsPrinting = (): boolean => use(Printing);

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Prints a page of cards, by button or browser keys, once all are rendered. */
export function usePrint() {
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    await untilRendered();
    window.print();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPrintKey(event)) return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    // With the browser's own print command, missing charts at least start loading.
    const showAll = () => setPrinting(true);
    const showPage = () => setPrinting(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', showPage);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', showPage);
    };
  }, []);
  return { isPrinting, print: () => void print() };
}
