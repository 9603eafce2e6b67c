import type { AtriumEvent } from '@atrium/contract';
import { isCallError, type PageServices } from '@atrium/sdk/page';
import { hashOf } from '../apps/releases/chooseRelease';
import { describeError } from './sendErrorReports';

/** One person's use of a release. */
interface Visit {
  app: string;
  release: string;
  /** The error that they met; absent of a visit. */
  what?: string;
}

const visitsPath = '/api/releases/visits';

type Services = Pick<PageServices, 'events' | 'http' | 'session' | 'clock'>;

/** Names a person for one app, so that nobody can put together what they use. */
export const pseudonymOf = (app: string, account: string): string => hashOf(`${app}:${account}`).toString(36);

/** A server knows who calls. One that has no such call is not asked again. */
function toServer({ http }: Services): (visit: Visit) => void {
  let isWanted = true;
  return (visit) => {
    if (isWanted)
      http.post(visitsPath, visit, { isBackground: true }).catch((error: unknown) => {
        isWanted = !isCallError(error) || error.response?.status !== 404;
      });
  };
}

const toReports =
  ({ clock }: Services, address: string, accountFor: (app: string) => string | undefined) =>
  (visit: Visit): void => {
    // Errors are reported with the account already.
    if (visit.what !== undefined) return;
    const report = { kind: 'visit', at: new Date(clock.now()).toISOString(), ...visit, account: accountFor(visit.app) };
    navigator.sendBeacon(address, JSON.stringify(report));
  };

interface VisitOptions {
  services: Services;
  address: string;
  isServer: boolean;
  accountFor: (app: string) => string | undefined;
}

/** A release of a development server, which nobody has published. */
const isUnpublished = (release: string): boolean => release.endsWith('-dev');

/**
 * Tells who uses which release of an app, and who meets an error in it: once per page each. Rollouts go by that, and the
 * page about releases shows it. Returns how to stop.
 */
export function sendVisits({ services, address, isServer, accountFor }: VisitOptions): () => void {
  const { events } = services;
  const send = isServer ? toServer(services) : toReports(services, address, accountFor);
  const sent = new Set<string>();

  function sendEvent(event: AtriumEvent): void {
    if (event.type !== 'load' && event.type !== 'error') return;
    const { app, release } = event;
    const isError = event.type === 'error';
    const key = `${app} ${release} ${isError}`;
    // People without an account have no rollout.
    if (!release || isUnpublished(release) || sent.has(key) || accountFor(app) === undefined) return;
    sent.add(key);
    send({ app, release, ...(isError && { what: describeError(event.error) }) });
  }

  for (const event of events.recent()) sendEvent(event);
  return events.on(sendEvent);
}
