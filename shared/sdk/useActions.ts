import type { Action } from '@atrium/contract';
import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { ActionHandlers, ActionRun, Actions } from './createActions';
import { runOf } from './createActions';
import { useCan, useRuntime } from './hooks';

/** Shortcut dispatcher of the page. */
export const KeyboardContext = createContext<Keyboard | null>(null);

/** Id of the app that contains the component; `frame` in the shell itself. */
export const AppContext = createContext('frame');

/** Shortcut dispatcher, for use by hosts. */
export function useKeyboard(): Keyboard {
  const keyboard = useContext(KeyboardContext);
  if (!keyboard) throw new Error('There is no RuntimeProvider above, which has the keyboard.');
  return keyboard;
}

interface UseActionsOptions {
  /** False: shortcuts and command palette skip the actions; buttons and menus still run them. */
  isCurrent?: boolean;
}

/**
 * Handles actions declared in the app's manifest while the component is mounted. Shortcuts are ignored while a person types
 * or a dialog is open. If two components handle the same action, the one mounted later wins.
 * @returns looks up an action by id, for toolbars and menus
 */
export function useActions<Handlers extends ActionHandlers>(
  handlers: Handlers,
  { isCurrent = true }: UseActionsOptions = {},
): (id: keyof Handlers & string) => Action {
  const { actions } = useKeyboard();
  const app = useContext(AppContext);
  const toAction = useToAction();
  const latest = useRef<ActionHandlers>(handlers);
  latest.current = handlers;
  // Before the first frame: a key pressed as soon as the page shows would be lost.
  useLayoutEffect(() => (isCurrent ? actions.handle(app, () => latest.current) : undefined), [actions, app, isCurrent]);
  return (id) => toAction(id, runOf(handlers[id]));
}

/** Action by id, handled by another mounted component. */
export function useAction(id: string): Action {
  const { actions } = useKeyboard();
  const app = useContext(AppContext);
  return useToAction()(id, () => actions.run(app, id));
}

/** Combines a declaration and a handler; without a handler the action is disabled. */
function useToAction(): (id: string, run: ActionRun | undefined) => Action {
  const app = useContext(AppContext);
  const can = useCan();
  const { catalog, languages } = useRuntime();
  return (id, run) => {
    const manifest = catalog.getApps().find((one) => one.id === app);
    const declared = manifest?.actions?.[id];
    const { label = id, icon = '', shortcut, requires } = declared ?? {};
    const isAllowed = declared !== undefined && can(requires);
    return {
      id,
      label: manifest?.labels[languages.get()][label] ?? label,
      icon: manifest?.icons[icon] ?? [],
      ...(shortcut && { shortcut }),
      isAllowed,
      isEnabled: isAllowed && run !== undefined,
      run: () => {
        if (isAllowed) run?.(new KeyboardEvent('keydown'));
      },
    };
  };
}

/** Opens the list of shortcuts, if the host has one. */
export function useShortcutSheet(): () => void {
  const { actions } = useKeyboard();
  return () => actions.run('frame', 'sheet');
}

/** Handles the letter after a prefix; false if the letter has no meaning. */
export type LetterHandler = (letter: string) => boolean;

/** Dispatches keyboard shortcuts of a page to actions. */
export interface Keyboard {
  /** Actions that keys trigger. */
  readonly actions: Actions;
  /** Handles the letter after `prefix`. Returns a function that stops. */
  handlePrefix(prefix: string, run: LetterHandler): () => void;
  /** Checked at each single-character shortcut: people may switch these off. */
  allowPlainKeys(areAllowed: () => boolean): void;
  /** Starts listening; returns a function that stops. */
  start(): () => void;
}
