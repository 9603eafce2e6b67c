import type { RegisteredApp, Registry } from '@atrium/contract';
import {
  idIssue,
  isObject,
  isProviderSignIn,
  isReleaseOf,
  providerIssues,
  releaseFormatIssues,
} from '@atrium/contract/host';

export interface ReadRegistry {
  registry: Registry;
  /** Apps whose live release cannot be used; everything else works without it. */
  malformed: readonly MalformedApp[];
  /** Why nobody can sign in: the named provider is unusable. Passwords never replace it. */
  signInIssue?: string;
}

export interface MalformedApp {
  app: string;
  issue: string;
  /** No other release of it can be used: it is not there at all. */
  isLeftOut: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isListing = (value: unknown): value is Record<string, unknown> & { live: string; releases: unknown[] } =>
  isObject(value) && isText(value.live) && Array.isArray(value.releases);

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);

const isRollout = (value: unknown): value is RegisteredApp['rollout'] & object =>
  isObject(value) && isText(value.release) && typeof value.percent === 'number';

function liveReleaseIssue(id: string, live: string, releases: readonly unknown[]): string {
  const given = releases.find((release) => isObject(release) && release.release === live);
  const other = given ?? releases.find((release) => !isReleaseOf(id, release) && releases.length === 1);
  return other === undefined ? `Its list of releases has no "${live}".` : releaseFormatIssues(id, other).join(' ');
}

interface ReadApp {
  app?: RegisteredApp;
  issue?: string;
}

/** One app of the registry with its valid releases, and a sentence for invalid ones. */
function readApp(id: string, value: unknown): ReadApp {
  const unusable = idIssue(id);
  if (unusable) return { issue: unusable };
  if (!isListing(value)) return { issue: 'It names no live release, or no list of releases.' };
  const { live, releases: listed } = value;
  const releases = listed.filter((release) => isReleaseOf(id, release));
  const isWhole = live === '' || releases.some(({ release }) => release === live);
  const liveIssue = isWhole ? {} : { issue: liveReleaseIssue(id, live, listed) };
  if (releases.length === 0 && !isWhole) return liveIssue;
  const app = {
    live,
    releases,
    earlier: namesIn(value.earlier),
    ...(isText(value.next) ? { next: value.next } : {}),
    ...(isText(value.latest) ? { latest: value.latest } : {}),
    ...(isTexts(value.channels) ? { channels: value.channels } : {}),
    ...(isRollout(value.rollout) ? { rollout: value.rollout } : {}),
  };
  return { app, ...liveIssue };
}

const isApiTarget = (value: unknown): value is Registry['api'] =>
  isObject(value) && (value.mode === 'mock' || (value.mode === 'server' && isText(value.baseUrl)));

const isAddress = (value: unknown): value is string =>
  isText(value) && (/^\/[^/]/.test(value) || /^https?:/.test(value));

const isShell = (value: unknown): value is Registry['shell'] =>
  isObject(value) && isText(value.release) && isText(value.host);

/** The server that packs a registry has checked its apps already. */
const areChecked = (apps: unknown, isChecked: boolean): apps is Registry['apps'] => isObject(apps) && isChecked;

function readApps(listings: Record<string, unknown>): { apps: Registry['apps']; malformed: MalformedApp[] } {
  const apps: [string, RegisteredApp][] = [];
  const malformed: MalformedApp[] = [];
  for (const [id, listing] of Object.entries(listings)) {
    const { app, issue } = readApp(id, listing);
    if (app) apps.push([id, app]);
    if (issue) malformed.push({ app: id, issue, isLeftOut: !app });
  }
  return { apps: Object.fromEntries(apps), malformed };
}

/**
 * Reads a registry app by app; nothing when it is none at all.
 * @param isChecked the maker of the page has found every app whole
 */
export function readRegistry(value: unknown, isChecked = false): ReadRegistry | undefined {
  if (!isObject(value) || !isObject(value.apps) || !isShell(value.shell)) return undefined;
  const { apps, malformed } = areChecked(value.apps, isChecked)
    ? { apps: value.apps, malformed: [] }
    : readApps(value.apps);
  const registry: Registry = {
    revision: typeof value.revision === 'number' ? value.revision : 0,
    api: isApiTarget(value.api) ? value.api : { mode: 'mock' },
    ...(isProviderSignIn(value.auth) ? { auth: value.auth } : {}),
    ...(isAddress(value.reports) ? { reports: value.reports } : {}),
    origins: namesIn(value.origins),
    shell: value.shell,
    apps,
  };
  const issues = value.auth === undefined ? [] : providerIssues(value.auth);
  return { registry, malformed, ...(issues.length > 0 && { signInIssue: issues.join(' ') }) };
}
