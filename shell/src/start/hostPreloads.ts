/** The files of what is drawn for people who are signed in, as the page names them; it waits for none of them. */
const hostPreloads = () => document.querySelectorAll<HTMLLinkElement>('link[data-preload]');

/** Lets the browser fetch them when it has nothing else to do. */
export function prefetchWhenIdle(): void {
  const prefetch = () => {
    for (const link of hostPreloads()) if (!link.rel) link.rel = 'prefetch';
  };
  if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
  else setTimeout(prefetch, 200);
}

/** A page that is drawn under a pointer at rest gets a move of no length: nobody has pointed. */
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
