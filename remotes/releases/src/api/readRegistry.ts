import type { RegisteredApp, Registry } from '@atrium/contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isApp = (value: unknown): value is RegisteredApp =>
  isRecord(value) &&
  typeof value.live === 'string' &&
  Array.isArray(value.releases) &&
  value.releases.every(
    (release) => isRecord(release) && typeof release.release === 'string' && isRecord(release.manifest),
  );

const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  typeof value.revision === 'number' &&
  isRecord(value.api) &&
  isRecord(value.shell) &&
  isRecord(value.apps);

/** What the registry's address answers: null where it is no registry. Apps that it holds malformed are left out. */
export function readRegistry(answer: unknown): Registry | null {
  if (!isRegistry(answer)) return null;
  return { ...answer, apps: Object.fromEntries(Object.entries(answer.apps).filter(([, app]) => isApp(app))) };
}
