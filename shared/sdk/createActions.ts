import type { ActionEntry } from '@atrium/contract';
import { hostActions } from '@atrium/contract/host';
import type { HostRuntime } from './types';

/** Handler of an action; for a key, returning false leaves the key to other handlers. */
export type ActionRun = (event: KeyboardEvent) => unknown;

/** Handlers by the ids of the manifest. An action without one, or with `isEnabled: false`, has no effect now. */
export type ActionHandlers = Readonly<Record<string, ActionRun | { run: ActionRun; isEnabled?: boolean } | undefined>>;

/** An action as the manifest of an app declares it, or the shell. */
type DeclaredAction = Pick<ActionEntry, 'shortcut' | 'requires' | 'isInPalette'>;

/** The actions of a page: declared by manifests and the shell, with handlers of what is on screen. */
export interface Actions {
  declaredBy(app: string): Readonly<Record<string, DeclaredAction>>;
  /** Adds handlers of an app, or of the host under `frame`; the latest come first. Returns how to remove them. */
  handle(app: string, read: () => ActionHandlers): () => void;
  run(app: string, id: string): void;
  /** Ids of an app's actions that the palette can run now. */
  runnable(app: string): string[];
  /** True if a handler took the key. */
  answer(event: KeyboardEvent, matches: (shortcut: string) => boolean): boolean;
}

/** The function of a handler; undefined while the action has no effect. */
export function runOf(handler: ActionHandlers[string]): ActionRun | undefined {
  if (typeof handler === 'function') return handler;
  return handler?.isEnabled === false ? undefined : handler?.run;
}

/** Makes the actions of a page. */
export function createActions(
  { catalog, can, events }: Pick<HostRuntime, 'catalog' | 'can' | 'events'>,
  findPageSearch: ActionRun,
): Actions {
  const handling: { app: string; read: () => ActionHandlers }[] = [
    { app: 'frame', read: () => ({ find: findPageSearch }) },
  ];
  const declaredBy: Actions['declaredBy'] = (app) =>
    app === 'frame' ? hostActions : (catalog.getApps().find(({ id }) => id === app)?.actions ?? {});
  const isAllowed = ({ requires }: DeclaredAction) => !requires || can(requires);

  const handlerOf = (app: string, id: string): ActionRun | undefined => {
    const declared = declaredBy(app)[id];
    if (!declared || !isAllowed(declared)) return undefined;
    return handling
      .filter((one) => one.app === app)
      .map(({ read }) => runOf(read()[id]))
      .findLast((run) => run !== undefined);
  };

  return {
    declaredBy,
    handle(app, read) {
      const one = { app, read };
      handling.push(one);
      const declared = declaredBy(app);
      for (const id of Object.keys(read()))
        if (!Object.hasOwn(declared, id))
          events.emit({ type: 'error', app, stage: 'actions', error: `The action "${id}" is declared nowhere.` });
      return () => void handling.splice(handling.indexOf(one), 1);
    },
    run: (app, id) => void handlerOf(app, id)?.(new KeyboardEvent('keydown')),
    runnable: (app) =>
      Object.entries(declaredBy(app)).flatMap(([id, { isInPalette = true }]) =>
        isInPalette && handlerOf(app, id) ? [id] : [],
      ),
    answer(event, matches) {
      for (const { app, read } of [...handling].reverse())
        for (const [id, declared] of Object.entries(declaredBy(app))) {
          if (!declared.shortcut || !matches(declared.shortcut)) continue;
          const run = runOf(read()[id]);
          if (run && isAllowed(declared) && run(event) !== false) return true;
        }
      return false;
    },
  };
}
