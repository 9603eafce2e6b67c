import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useToast } from 'shared/ui';
import { labelOf } from '../model/menu';
import { useBook, useBookState } from '../remotes/releases';

/** Long enough to be read by somebody who has just seen a page crash. */
const seconds = 20;

/** Tells of releases that crashed and gave way to the one before. Draws nothing. */
export function ReleaseNotices() {
  const { t } = useTranslation('shell');
  const { putAside } = useBookState();
  const book = useBook();
  const toast = useToast();
  const { languages } = useRuntime();

  const tell = useEffectEvent(() => {
    for (const { from, to } of putAside) {
      const app = labelOf(to.manifest, to.manifest.title, languages.get());
      const versions = { app, from: from.release, to: to.release };
      toast.error(t('update.putAside', versions), { duration: seconds });
    }
    book.told();
  });
  useEffect(() => {
    if (putAside.length > 0) tell();
  }, [putAside]);
  return null;
}
