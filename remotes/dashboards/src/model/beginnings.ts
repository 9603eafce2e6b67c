import type { EmittedManifest, Permission } from '@atrium/contract';

/** Command that creates something: a task, an email. */
export interface Beginning {
  id: string;
  app: EmittedManifest;
  label: string;
  icon: string;
  /** Key after N, from every page. */
  letter: string;
}

/** No app is named here, so that new ones are offered as soon as they are live. */
export const listBeginnings = (
  apps: readonly EmittedManifest[],
  can: (requires: Permission | undefined) => boolean,
): Beginning[] =>
  apps.flatMap((app) =>
    (app.commands ?? []).flatMap(({ id, label, icon, newKey, requires }): Beginning[] =>
      label && newKey && can(requires) ? [{ id, app, label, icon: icon ?? app.icon, letter: newKey }] : [],
    ),
  );
