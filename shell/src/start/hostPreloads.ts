/** The files of what is drawn for people who are signed in, as the page names them; it waits for none of them. */
const filesAhead = () => document.querySelectorAll<HTMLLinkElement>('link[data-ahead]');

/** Lets the browser fetch them when it has nothing else to do. */
export function fetchAheadWhenIdle(): void {
  const fetchAhead = () => {
    for (const link of filesAhead()) if (!link.rel) link.rel = 'prefetch';
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 200);
}

/** A page that is drawn under a pointer at rest gets a move of no length: nobody has pointed. */
const isOfPerson = (event: Event) =>
  event.type !== 'pointermove' || !(event instanceof MouseEvent) || event.movementX !== 0 || event.movementY !== 0;

/** Calls back once, when somebody points, presses or types: they are about to sign in. */
export function onFirstSign(callback: () => void): void {
  const once = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'input'])
    window.addEventListener(
      sign,
      (event) => {
        if (!isOfPerson(event)) return;
        once.abort();
        callback();
      },
      { signal: once.signal, capture: true, passive: true },
    );
}
