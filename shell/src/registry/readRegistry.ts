import type { RegisteredApp, Registry, Release } from 'shared/contract';
import { idProblem, isEmittedManifest, isObject } from 'shared/contract/host';

/** A registry as it was read, and what of it could not be. */
export interface RegistryReading {
  registry: Registry;
  /** Apps that are left out: the frame and all other apps go on without them. */
  malformed: readonly MalformedApp[];
}

export interface MalformedApp {
  app: string;
  problem: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isRelease = (value: unknown, id: string): value is Release =>
  isObject(value) &&
  [value.release, value.container, value.entry].every(isText) &&
  isEmittedManifest(value.manifest) &&
  value.manifest.id === id;

const isListing = (value: unknown): value is Record<string, unknown> & { live: string; releases: unknown[] } =>
  isObject(value) && isText(value.live) && Array.isArray(value.releases);

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** One app as the registry lists it, with those of its releases that are whole; or a sentence that says why not. */
function readApp(id: string, value: unknown): RegisteredApp | string {
  const unusable = idProblem(id);
  if (unusable) return unusable;
  if (!isListing(value)) return 'It names no live release, or no list of releases.';
  const releases = value.releases.filter((release) => isRelease(release, id));
  if (value.releases.length > 0 && releases.length === 0) return 'None of its releases is whole.';
  return {
    live: value.live,
    releases,
    earlier: namesIn(value.earlier),
    ...(isText(value.next) ? { next: value.next } : {}),
    ...(isText(value.latest) ? { latest: value.latest } : {}),
  };
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
    const app = readApp(id, listing);
    if (typeof app === 'string') malformed.push({ app: id, problem: app });
    else apps.push([id, app]);
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
