import type { RegisteredApp, Registry, Release } from 'shared/contract';
import { idProblem, isObject, isReleaseOf, releaseMistakes } from 'shared/contract/host';

/** A registry as it was read, and what of it could not be. */
export interface RegistryReading {
  registry: Registry;
  /** Apps whose live release cannot be used: the frame and all other apps go on without it. */
  malformed: readonly MalformedApp[];
}

export interface MalformedApp {
  app: string;
  problem: string;
  /** No other release of it can be used: it is not there at all. */
  isLeftOut: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isListing = (value: unknown): value is Record<string, unknown> & { live: string; releases: unknown[] } =>
  isObject(value) && isText(value.live) && Array.isArray(value.releases);

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Why the release that is live is not among the whole ones. */
function liveProblem(id: string, live: string, releases: readonly unknown[]): string {
  const given = releases.find((release) => isObject(release) && release.release === live);
  const other = given ?? releases.find((release) => !isReleaseOf(id, release) && releases.length === 1);
  return other === undefined ? `Its list of releases has no "${live}".` : releaseMistakes(id, other).join(' ');
}

interface ReadApp {
  app?: RegisteredApp;
  problem?: string;
}

/** One app as the registry lists it, with those of its releases that are whole; and a sentence where one is missed. */
function readApp(id: string, value: unknown): ReadApp {
  const unusable = idProblem(id);
  if (unusable) return { problem: unusable };
  if (!isListing(value)) return { problem: 'It names no live release, or no list of releases.' };
  const { live, releases: listed } = value;
  const releases = listed.filter((release): release is Release => isReleaseOf(id, release));
  const isWhole = live === '' || releases.some(({ release }) => release === live);
  const problem = isWhole ? {} : { problem: liveProblem(id, live, listed) };
  if (releases.length === 0 && !isWhole) return problem;
  const app = {
    live,
    releases,
    earlier: namesIn(value.earlier),
    ...(isText(value.next) ? { next: value.next } : {}),
    ...(isText(value.latest) ? { latest: value.latest } : {}),
  };
  return { app, ...problem };
}

const isApiTarget = (value: unknown): value is Registry['api'] =>
  isObject(value) && (value.mode === 'mock' || (value.mode === 'server' && isText(value.baseUrl)));

const isShell = (value: unknown): value is Registry['shell'] =>
  isObject(value) && isText(value.release) && isText(value.host);

/** Reads a registry app by app; nothing when it is none at all. */
export function readRegistry(value: unknown): RegistryReading | undefined {
  if (!isObject(value) || !isObject(value.apps) || !isShell(value.shell)) return undefined;
  const apps: [string, RegisteredApp][] = [];
  const malformed: MalformedApp[] = [];
  for (const [id, listing] of Object.entries(value.apps)) {
    const { app, problem } = readApp(id, listing);
    if (app) apps.push([id, app]);
    if (problem) malformed.push({ app: id, problem, isLeftOut: !app });
  }
  const registry: Registry = {
    revision: typeof value.revision === 'number' ? value.revision : 0,
    api: isApiTarget(value.api) ? value.api : { mode: 'mock' },
    origins: namesIn(value.origins),
    shell: value.shell,
    apps: Object.fromEntries(apps),
  };
  return { registry, malformed };
}
