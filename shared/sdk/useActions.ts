import type { Action } from '@atrium/contract';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { ActionHandlers, ActionRun, Actions } from './createActions';
import { runOf } from './createActions';
import { useCan, useRuntime } from './hooks';

/** The page's keyboard. */
export const KeyboardContext = createContext<Keyboard | null>(null);

/** The app below which a component is; the host itself is `frame`. */
export const AppContext = createContext('frame');

/** The keyboard, for what only a host does with it. */
export function useKeyboard(): Keyboard {
  const keyboard = useContext(KeyboardContext);
  if (!keyboard) throw new Error('There is no RuntimeProvider above, which has the keyboard.');
  return keyboard;
}

interface UseActionsOptions {
  /** False: keys and palette do not run them, while buttons and menus do. */
  isCurrent?: boolean;
}

/**
 * Handles actions that the app's manifest declares, while the component is on screen. Their keys are heard unless a person
 * types or a dialog is open; of two components with the same action the later one has it.
 * @returns gives each action by its id, for the component's toolbars and menus
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
  useEffect(() => (isCurrent ? actions.handle(app, () => latest.current) : undefined), [actions, app, isCurrent]);
  return (id) => toAction(id, runOf(handlers[id]));
}

/** An action by its id, which another component on screen handles. */
export function useAction(id: string): Action {
  const { actions } = useKeyboard();
  const app = useContext(AppContext);
  return useToAction()(id, () => actions.run(app, id));
}

/** Makes an action of its declaration and a function; without a function it has no effect now. */
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

/** Opens the sheet of all keys, where the host has one. */
export function useShortcutSheet(): () => void {
  const { actions } = useKeyboard();
  return () => actions.run('frame', 'sheet');
}

/** Handles the letter after a prefix; false if the letter has no meaning. */
export type LetterHandler = (letter: string) => boolean;

/** The one place of a page that hears keys. */
export interface Keyboard {
  /** What the keys run. */
  readonly actions: Actions;
  /** Waits for a letter after this one. Returns how to stop. */
  handlePrefix(prefix: string, run: LetterHandler): () => void;
  /** Asked at each key that is no more than a letter or a sign: people may have switched these off. */
  allowPlainKeys(areAllowed: () => boolean): void;
  /** Begins to hear; returns how to stop. */
  start(): () => void;
}
