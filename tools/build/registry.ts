import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RegisteredApp, Registry, Release } from 'shared/contract';

/** How many releases of an app stay, for tabs that still run them. */
const kept = 5;

const emptyRegistry: Registry = {
  revision: 0,
  api: { mode: 'mock' },
  origins: [],
  shell: { release: '', host: '' },
  apps: {},
};

export const readRegistry = (file: string): Registry =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyRegistry;

/** Writes beside and renames, so that a reader sees the old document or the new one. */
export function writeRegistry(file: string, registry: Registry): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(registry));
  renameSync(draft, file);
}

/** Adds a release and makes it the live one. */
export function withRelease(registry: Registry, release: Release): Registry {
  const { id } = release.manifest;
  const others = (registry.apps[id]?.releases ?? []).filter((other) => other.release !== release.release);
  const app: RegisteredApp = {
    ...registry.apps[id],
    live: release.release,
    releases: [release, ...others].slice(0, kept),
  };
  return { ...registry, revision: registry.revision + 1, apps: { ...registry.apps, [id]: app } };
}

/** Takes out apps that the predicate refuses. */
export function withoutApps(registry: Registry, isGone: (id: string) => boolean): Registry {
  const apps = Object.fromEntries(Object.entries(registry.apps).filter(([id]) => !isGone(id)));
  if (Object.keys(apps).length === Object.keys(registry.apps).length) return registry;
  return { ...registry, revision: registry.revision + 1, apps };
}

/** Names the shell's release and the version of its host API. */
export function withShell(registry: Registry, shell: Registry['shell']): Registry {
  if (registry.shell.release === shell.release && registry.shell.host === shell.host) return registry;
  return { ...registry, revision: registry.revision + 1, shell };
}
