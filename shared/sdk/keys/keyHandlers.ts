import type { Shortcut } from '@atrium/contract';
import type { HostRuntime } from '../types';
import { focusPageSearch } from './focusPageSearch';
import type { DeclaredKey, Keyboard, KeyHandlers } from './keyboard';
import { isMacKeyboard, matchesShortcut } from './matchShortcut';

/** What the keys that apps and the frame declare mean at present. */
export function createKeyHandlers(
  { catalog, can, events }: Pick<HostRuntime, 'catalog' | 'can' | 'events'>,
  frameKeys: readonly DeclaredKey[],
) {
  const handling: { app: string; read: () => KeyHandlers }[] = [
    { app: 'frame', read: () => ({ find: focusPageSearch }) },
  ];

  const declaredBy: Keyboard['declaredBy'] = (app) =>
    app === 'frame' ? frameKeys : (catalog.getApps().find(({ id }) => id === app)?.keys ?? []);

  const handle: Keyboard['handle'] = (app, read) => {
    const one = { app, read };
    handling.push(one);
    const declared = declaredBy(app).map(({ id }) => id);
    for (const id of Object.keys(read()))
      if (!declared.includes(id))
        events.emit({ type: 'error', app, stage: 'keys', error: `The key "${id}" is declared nowhere.` });
    return () => void handling.splice(handling.indexOf(one), 1);
  };

  const run: Keyboard['run'] = (app, id) => {
    const handlers = handling.filter((one) => one.app === app).map(({ read }) => read()[id]);
    handlers.findLast((handler) => handler !== undefined)?.(new KeyboardEvent('keydown'));
  };

  /** Whether a key that was pressed has done something; the latest handlers come first. */
  function answer(event: KeyboardEvent, isWanted: (shortcut: Shortcut) => boolean): boolean {
    for (const { app, read } of [...handling].reverse())
      for (const { id, keys, requires } of declaredBy(app)) {
        if (!isWanted(keys) || !matchesShortcut(event, keys, isMacKeyboard())) continue;
        const handler = read()[id];
        if (handler && (!requires || can(requires)) && handler(event) !== false) return true;
      }
    return false;
  }

  return { declaredBy, handle, run, answer };
}
