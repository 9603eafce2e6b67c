import { useEffect, useEffectEvent, useState } from 'react';
import { untilDrawn } from './untilDrawn';

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Prints a page of cards, by its button or by the keys of the browser, once all of them are drawn. */
export function usePrint() {
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    await untilDrawn();
    window.print();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPrintKey(event)) return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    // Where the menu of the browser is taken, what is missing is at least on its way.
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
