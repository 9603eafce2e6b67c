import type { EmittedManifest } from 'shared/contract';

/** Whether one of the apps answers for a path. */
export const hasPath = (apps: readonly Pick<EmittedManifest, 'paths'>[], wanted: string): boolean =>
  apps.some(({ paths }) => paths.some(({ path }) => wanted === path || wanted.startsWith(`${path}/`)));
