import { basePathIssue } from '../../shared/contract/basePath';
import type { RegisteredApp, Registry } from '../../shared/contract/registry';

/** The registry of a served folder or bucket, and the copy that the release tool wrote with it. */
export const registryName = 'registry.json';
export const registryBackupName = 'registry.backup.json';

/** A registry before the first release. */
export const emptyRegistry: Registry = {
  revision: 0,
  api: { mode: 'mock' },
  origins: [],
  shell: { release: '', host: '' },
  apps: {},
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBase = (base: unknown): boolean =>
  base === undefined || (typeof base === 'string' && basePathIssue(base) === undefined);

/** Complete enough to serve and to change. The shell checks each app by itself, so a malformed one costs nobody else. */
const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  Number.isInteger(value.revision) &&
  isBase(value.base) &&
  (value.policies === undefined || isRecord(value.policies)) &&
  isRecord(value.api) &&
  Array.isArray(value.origins) &&
  value.origins.every((origin) => typeof origin === 'string') &&
  isRecord(value.shell) &&
  typeof value.shell.release === 'string' &&
  typeof value.shell.host === 'string' &&
  isRecord(value.apps);

type StoredApp = RegisteredApp & { share?: RegisteredApp['rollout'] };

/** Registries written before `share` was renamed to `rollout` are still in use. */
function withRollouts(registry: Registry): Registry {
  const apps: [string, StoredApp][] = Object.entries(registry.apps);
  if (!apps.some(([, app]) => app?.share)) return registry;
  const renamed = apps.map(([id, app]) => {
    if (!app?.share) return [id, app];
    const { share, ...rest } = app;
    return [id, { rollout: share, ...rest }];
  });
  return { ...registry, apps: Object.fromEntries(renamed) };
}

/**
 * Reads the text of `registry.json`.
 * @returns the registry, or the reason why the text is none
 */
export function parseRegistry(text: string): Registry | string {
  try {
    const value: unknown = JSON.parse(text);
    return isRegistry(value)
      ? withRollouts(value)
      : 'revision, base, policies, api, origins, shell or apps is missing or malformed';
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

/** For text inside a script element: no value can end the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
