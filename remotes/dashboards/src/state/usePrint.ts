import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

const quietFrames = 12;
const maxMs = 20_000;

/** Resolves when nothing loads any more and nothing new has been drawn for some frames, or when that takes too long. */
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

/** True if the page goes on paper: then nothing of it is left out for being far from the screen. */
const Printing = createContext(false);
export const PrintingProvider = Printing.Provider;

export const useIsPrinting = (): boolean => use(Printing);

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Prints a page of cards, by its button or by the keys of the browser, once all of them are drawn. */
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
