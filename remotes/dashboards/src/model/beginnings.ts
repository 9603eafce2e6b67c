import type { EmittedManifest, Permission } from '@atrium/contract';

/** A command that begins something new: a task, an email. */
export interface Beginning {
  id: string;
  app: EmittedManifest;
  /** Keys of its app. */
  label: string;
  icon: string;
  /** After N, it runs the command from every page. */
  letter: string;
}

/** No app is named here, so that what a new one begins is offered as soon as it is live. */
export const listBeginnings = (
  apps: readonly EmittedManifest[],
  can: (requires: Permission | undefined) => boolean,
): Beginning[] =>
  apps.flatMap((app) =>
    (app.commands ?? []).flatMap(({ id, label, icon, newKey, requires }): Beginning[] =>
      label && newKey && can(requires) ? [{ id, app, label, icon: icon ?? app.icon, letter: newKey }] : [],
    ),
  );
