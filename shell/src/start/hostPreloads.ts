import { savesData } from '../common/savesData';

/** Links to the files of the host bundle, written into the page by the build. */
const hostPreloads = () => document.querySelectorAll<HTMLLinkElement>('link[data-preload]');

/** Prefetches the host once the browser is idle, unless the connection asks to save data: then with the first sign of a person. */
export function prefetchWhenIdle(): void {
  if (savesData()) return;
  const prefetch = () => {
    for (const link of hostPreloads()) if (!link.rel) link.rel = 'prefetch';
  };
  if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
  else setTimeout(prefetch, 200);
}

/** A page that appears under a resting pointer gets a pointermove without movement. */
const isMadeByPerson = (event: Event) =>
  event.type !== 'pointermove' || !(event instanceof MouseEvent) || event.movementX !== 0 || event.movementY !== 0;

/** Calls back once, when somebody points, presses or types: they are about to sign in. */
export function onFirstInteraction(callback: () => void): void {
  const once = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'input'])
    window.addEventListener(
      sign,
      (event) => {
        if (!isMadeByPerson(event)) return;
        once.abort();
        callback();
      },
      { signal: once.signal, capture: true, passive: true },
    );
}
