import type { AtriumEvent } from 'shared/contract';
import type { PageServices } from 'shared/runtime/page';
import { describeError, originOf, placesOf, type Report } from './report';

const mostInAMinute = 10;
const minute = 60_000;

interface Sending {
  services: Pick<PageServices, 'events' | 'clock'>;
  /** Where reports go. */
  address: string;
  /** The release of the shell. */
  shell: string;
}

/** Sends what fails in this page, and what its policy has blocked, to the address that the registry names; returns how to stop. */
export function sendReports({ services: { events, clock }, address, shell }: Sending): () => void {
  let sentAt: number[] = [];

  function send(report: Pick<Report, 'kind' | 'what' | 'places'> & Partial<Report>): void {
    const now = clock.now();
    sentAt = sentAt.filter((at) => now - at < minute);
    if (sentAt.length >= mostInAMinute) return;
    sentAt.push(now);
    const whole: Report = { at: new Date(now).toISOString(), page: location.pathname, shell, ...report };
    // As text: JSON would have to be asked for at another origin first, and a page that goes away cannot wait.
    navigator.sendBeacon(address, JSON.stringify(whole));
  }

  function sendThrown(thrown: unknown): void {
    if (thrown instanceof Error && thrown.name === 'AbortError') return;
    const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
    send({ kind: 'error', what: describeError(String(thrown)), places: placesOf(stack) });
  }

  function sendEvent(event: AtriumEvent): void {
    // What was thrown outside of drawing comes from the window, with its stack.
    if (event.type !== 'error' || event.stage === 'action') return;
    const { app, release, stage, error, stack = '' } = event;
    send({
      kind: 'error',
      app,
      ...(release && { release }),
      stage,
      what: describeError(error),
      places: placesOf(stack),
    });
  }

  for (const event of events.recent()) sendEvent(event);
  const stopEvents = events.on(sendEvent);
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('error', ({ error }) => sendThrown(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => sendThrown(reason), { signal });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }) => {
      const places = sourceFile ? placesOf(`${sourceFile}:${lineNumber}:${columnNumber}`) : [];
      send({ kind: 'policy', what: `${effectiveDirective} ${originOf(blockedURI)}`, places });
    },
    { signal },
  );
  return () => {
    stopEvents();
    ending.abort();
  };
}
