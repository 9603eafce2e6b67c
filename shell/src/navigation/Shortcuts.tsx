import { keyPrefixes } from '@atrium/contract/host';
import { type ActionRun, useActions, useApps, useCan, useRuntime } from '@atrium/sdk';
import { useKeyboard } from '@atrium/sdk/host';
import { useToast } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePathname } from '../common/GuardedRouter';
import { lazyOverlay } from '../common/lazyOverlay';
import { useSettings } from '../common/useSettings';
import { useMenu } from './MenuProvider';
import { goRows, newRows } from './sheetGroups';
import { useShellActions } from './useShellActions';

const ShortcutSheet = lazyOverlay(() => import('./ShortcutSheet'));

export function Shortcuts() {
  const pathname = usePathname();
  const [sheetAt, setSheetAt] = useState<string | null>(null);
  const actions = useShellActions();
  const handlers: Record<string, ActionRun> = {};
  for (const { id, shortcut, run } of actions) if (shortcut && id !== 'inspector') handlers[id] = run;
  useActions({ ...handlers, sheet: () => setSheetAt(pathname) });
  usePrefixes();
  usePlainKeys();

  // The sheet is of the page that it was opened on.
  if (sheetAt !== pathname) return null;
  return <ShortcutSheet onClose={() => setSheetAt(null)} />;
}

/** `G` and a letter leads to a page, `N` and a letter begins something new. */
function usePrefixes() {
  const { t } = useTranslation('shell');
  const keyboard = useKeyboard();
  const navigate = useNavigate();
  const toast = useToast();
  const { groups } = useMenu();
  const { commands, languages } = useRuntime();
  const apps = useApps();
  const can = useCan();
  const language = languages.get();

  useEffect(
    () =>
      keyboard.handlePrefix(keyPrefixes.go, (letter) => {
        const place = goRows(groups).find((row) => row.letter === letter);
        if (place) navigate(place.path);
        return place !== undefined;
      }),
    [keyboard, groups, navigate],
  );
  useEffect(
    () =>
      keyboard.handlePrefix(keyPrefixes.new, (letter) => {
        const command = newRows({ apps, language, can }).find((row) => row.letter === letter);
        if (command)
          commands.run(command.id).catch(() => toast.error(t('palette.commandFailed', { command: command.label })));
        return command !== undefined;
      }),
    [keyboard, apps, language, can, commands, toast, t],
  );
}

/** People who speak to their device, or whose hand is not steady, switch off what a single letter does. */
function usePlainKeys() {
  const keyboard = useKeyboard();
  const { hasLetterKeys } = useSettings();
  useEffect(() => keyboard.allowPlainKeys(() => hasLetterKeys), [keyboard, hasLetterKeys]);
}
