import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { labelOf } from '../model/menu';
import { useBook, useBookState } from '../remotes/releases';
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
  const book = useBook();
  const { waiting, newShell } = useBookState();
  const language = useRuntime().languages.get();
  const asked = useConfirmUnsaved();

  const take = (id: string) =>
    asked(
      () => {
        book.take(id);
        focusPage();
      },
      { isUpdate: true },
    );
  // Where a form is not saved, the browser asks before the page goes.
  const reload = () => (hasUnsavedForm() ? window.location.reload() : asked(() => window.location.reload()));

  const apps = [...waiting].map(([id, { manifest }]) => ({
    id,
    text: t('update.ready', { app: labelOf(manifest, manifest.title, language) }),
    label: t('update.update'),
    run: () => take(id),
  }));
  const shell = { id: 'shell', text: t('update.shellReady'), label: t('update.reload'), run: reload };
  return newShell ? [...apps, shell] : apps;
}
