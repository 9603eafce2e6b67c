import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useToast } from 'shared/ui';
import { labelOf } from '../navigation/menu';
import { useShell } from './AppHost';
import { useReleaseState } from './shellState';

/** Long enough to be read by somebody who has just seen a page crash. */
const seconds = 20;

/** Tells of releases that crashed and gave way to the one before. Draws nothing. */
export function ReleaseNotices() {
  const { t } = useTranslation('shell');
  const { fallbacks } = useReleaseState();
  const { releaseStore } = useShell();
  const toast = useToast();
  const { languages } = useRuntime();

  const tell = useEffectEvent(() => {
    for (const { from, to } of fallbacks) {
      const app = labelOf(to.manifest, to.manifest.title, languages.get());
      const versions = { app, from: from.release, to: to.release };
      toast.error(t('update.fallback', versions), { duration: seconds });
    }
    releaseStore.acknowledge();
  });
  useEffect(() => {
    if (fallbacks.length > 0) tell();
  }, [fallbacks]);
  return null;
}
