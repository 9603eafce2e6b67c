import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { labelOf } from '../navigation/menu';
import { useShell } from './AppHost';
import { useReleaseState } from './shellState';
import { hasUnsavedForm, useConfirmUnsaved } from './useConfirmUnsaved';

export interface Update {
  id: string;
  /** What is new, in a sentence. */
  text: string;
  /** What the button says. */
  label: string;
  run: () => void;
}

const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });

/** What is newer than what is on screen, and how to take it: only by the person's own click, and never what they wrote. */
export function useUpdates(): Update[] {
  const { t } = useTranslation('shell');
  const { releaseStore } = useShell();
  const { pending, newShell } = useReleaseState();
  const language = useRuntime().languages.get();
  const confirmUnsaved = useConfirmUnsaved();

  const update = (id: string) =>
    confirmUnsaved(() => {
      releaseStore.applyPending(id);
      focusPage();
    }, 'update');
  const reload = () => window.location.reload();
  // Where a form is not saved, the browser asks before the page goes.
  const askAndReload = () => (hasUnsavedForm() ? reload() : confirmUnsaved(reload, 'reload'));

  const apps = [...pending].map(([id, { manifest }]) => ({
    id,
    text: t('update.ready', { app: labelOf(manifest, manifest.title, language) }),
    label: t('update.update'),
    run: () => update(id),
  }));
  const shell = { id: 'shell', text: t('update.shellReady'), label: t('update.reload'), run: askAndReload };
  return newShell ? [...apps, shell] : apps;
}
