import type { AtriumEvent } from '@atrium/contract';
import type { PageServices } from '@atrium/sdk/page';
import { withinBase } from '../common/basePath';

/** One failure in a browser, as it is sent: contains nothing that a person typed. */
export interface ErrorReport {
  kind: 'error' | 'policy';
  /** ISO 8601. */
  at: string;
  /** The page's path, without the query: that may be a search. */
  page: string;
  shell: string;
  app?: string;
  release?: string;
  /** Who met it: a pseudonym, another for each app; absent where a server knows by itself. */
  account?: string;
  /** `load ./app`, `render`, … */
  stage?: string;
  what: string;
  /** Stack, innermost first: `address:line:column`. */
  places: readonly string[];
}

const maxPlaces = 20;
const maxTextLength = 300;

/** Errors of the browser and of the loader name code; any other's words may repeat what somebody has typed. */
const describable = new Set(['TypeError', 'ReferenceError', 'LoadError']);

/** `TypeError: x is not a function` as it is, `Error: no such customer: Ann` by its name alone. */
export function describeError(text: string): string {
  const [, name = ''] = /^([A-Z]\w*)(?::|$)/.exec(text) ?? [];
  return describable.has(name) ? text.split('\n', 1).join('').slice(0, maxTextLength) : name || 'Error';
}

const place = /((?:https?:\/\/|\/)[^\s()]+?:\d+:\d+)/;

export const placesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => place.exec(line)?.[1] ?? [])
    .map((found) => found.replace(/[?#][^:]*/, ''))
    .slice(0, maxPlaces);

/** An address of another origin without what it asks for there; `inline`, `eval` and `data` are words. */
export const blockedOriginOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address.slice(0, maxTextLength);

const maxPerMinute = 10;
const minute = 60_000;

interface ErrorReportOptions {
  services: Pick<PageServices, 'events' | 'clock'>;
  address: string;
  shell: string;
  accountFor?: (app: string) => string | undefined;
}

/** Sends what fails in this page, and what its policy has blocked, to the address that the registry names; returns how to stop. */
export function sendErrorReports({
  services: { events, clock },
  address,
  shell,
  accountFor,
}: ErrorReportOptions): () => void {
  let sentAt: number[] = [];

  function send(report: Pick<ErrorReport, 'kind' | 'what' | 'places'> & Partial<ErrorReport>): void {
    const now = clock.now();
    sentAt = sentAt.filter((at) => now - at < minute);
    if (sentAt.length >= maxPerMinute) return;
    sentAt.push(now);
    const whole: ErrorReport = {
      at: new Date(now).toISOString(),
      page: withinBase(location.pathname),
      shell,
      ...report,
    };
    // As text: JSON would need a preflight at another origin, and an unloading page cannot wait.
    navigator.sendBeacon(address, JSON.stringify(whole));
  }

  function sendThrown(thrown: unknown): void {
    if (thrown instanceof Error && thrown.name === 'AbortError') return;
    const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
    send({ kind: 'error', what: describeError(String(thrown)), places: placesOf(stack) });
  }

  function sendEvent(event: AtriumEvent): void {
    // Errors outside of rendering are reported from the window, with their stack.
    if (event.type !== 'error' || event.stage === 'action') return;
    const { app, release, stage, error, stack = '' } = event;
    const account = accountFor?.(app);
    send({
      kind: 'error',
      app,
      ...(account !== undefined && { account }),
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
      send({ kind: 'policy', what: `${effectiveDirective} ${blockedOriginOf(blockedURI)}`, places });
    },
    { signal },
  );
  return () => {
    stopEvents();
    ending.abort();
  };
}
