import { useRuntime } from '@atrium/sdk';
import { Button, Icon, IconButton, Tooltip, useIsNarrow, useToast, VisuallyHidden } from '@atrium/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '../common/labelOf';
import { useAppHost, useReleaseState } from './AppHost';
import styles from './UpdateOffers.module.css';
import { hasUnsavedForm, useConfirmUnsaved } from './useConfirmUnsaved';

/** Newer versions of what is on screen, offered in the navbar; who ignores them gets them by going on. */
export function UpdateOffers() {
  const updates = useUpdates();
  const isNarrow = useIsNarrow();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{updates.map(({ text }) => text).join(' ')}</span>
      </VisuallyHidden>
      {updates.map((update) =>
        isNarrow ? <Small key={update.id} {...update} /> : <Offer key={update.id} {...update} />,
      )}
    </>
  );
}

function Offer({ text, label, run }: Update) {
  return (
    <Tooltip title={text}>
      <Button size="small" className={styles.offer} aria-label={`${label}: ${text}`} onClick={run}>
        <Icon of={RefreshCw} size={14} /> {label}
      </Button>
    </Tooltip>
  );
}

const Small = ({ text, label, run }: Update) => (
  <span className={styles.small}>
    <IconButton label={`${label}: ${text}`} icon={RefreshCw} onClick={run} />
  </span>
);

interface Update {
  id: string;
  text: string;
  label: string;
  run: () => void;
}

const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Available updates; applied on the person's click only, and never at the cost of unsaved text. */
function useUpdates(): Update[] {
  const { t } = useTranslation('shell');
  const { releaseStore } = useAppHost();
  const { pending, newShell } = useReleaseState();
  const language = useRuntime().languages.get();
  const confirmUnsaved = useConfirmUnsaved();

  const update = (id: string) =>
    confirmUnsaved(() => {
      releaseStore.applyPending(id);
      focusPage();
    }, 'update');
  const reload = () => window.location.reload();
  // With an unsaved form, the browser itself asks before unloading.
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

/** Long enough to be read by somebody who has just seen a page crash. */
const seconds = 20;

/** Announces releases that crashed and were rolled back. Renders nothing. */
export function ReleaseNotices() {
  const { t } = useTranslation('shell');
  const { fallbacks } = useReleaseState();
  const { releaseStore } = useAppHost();
  const toast = useToast();
  const { languages } = useRuntime();

  const announce = useEffectEvent(() => {
    for (const { from, to } of fallbacks) {
      const app = labelOf(to.manifest, to.manifest.title, languages.get());
      const versions = { app, from: from.release, to: to.release };
      toast.error(t('update.fallback', versions), { duration: seconds });
    }
    releaseStore.acknowledge();
  });
  useEffect(() => {
    if (fallbacks.length > 0) announce();
  }, [fallbacks]);
  return null;
}
