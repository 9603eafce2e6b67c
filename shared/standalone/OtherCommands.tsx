import type { CommandHandler } from '@atrium/contract';
import { useToast } from '@atrium/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type Ran = (command: string, argument: unknown) => void;

/** Answers for the apps that are not there: tells which of their commands would have run. */
export function createOtherCommands(ids: readonly string[]) {
  const listeners = new Set<Ran>();
  const toEntry = (id: string): [string, CommandHandler] => [
    id,
    (argument) => {
      for (const listener of listeners) listener(id, argument);
    },
  ];
  return {
    handlers: Object.fromEntries(ids.map(toEntry)),
    on(listener: Ran) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type OtherCommands = ReturnType<typeof createOtherCommands>;

/** Says in a toast what another app would have been asked to do. */
export function OtherCommandToasts({ commands }: { commands: OtherCommands }) {
  const { t } = useTranslation('standalone');
  const toast = useToast();
  useEffect(
    () =>
      commands.on((command, argument) => toast.info(t('wouldRun', { command, argument: JSON.stringify(argument) }))),
    [commands, toast, t],
  );
  return null;
}
