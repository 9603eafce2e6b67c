import { useRuntime } from '@atrium/sdk';
import { useOverlays } from '@atrium/sdk/host';
import { IconButton } from '@atrium/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppErrorCard } from '../apps/AppErrorCard';
import { useAppHost, useFailedCommand, useReleases } from '../apps/AppHost';
import { SlotContent } from '../apps/SlotContent';
import { useUnhandledErrors } from '../apps/useUnhandledErrors';
import { labelOf } from '../common/labelOf';
import styles from './Overlays.module.css';

export function Overlays() {
  useUnhandledErrors();
  const overlays = useOverlays();
  return (
    // Outside the layout's grid, whatever an app or an error card puts here.
    <div className={styles.over}>
      {overlays.map(({ app, entry }) => (
        <SlotContent
          key={`${app.id}/${entry.id}`}
          app={app.id}
          module={entry.module}
          fallback={null}
          inPlace={(card) => <OverlayErrorCard app={app.id}>{card}</OverlayErrorCard>}
        />
      ))}
      <CommandErrorCard />
    </div>
  );
}

function OverlayErrorCard({ app, children }: { app: string; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { languages } = useRuntime();
  const manifest = useReleases().get(app)?.manifest;
  const [isFolded, setFolded] = useState(false);
  return (
    <div className={styles.corner}>
      <div className={styles.bar}>
        {isFolded && manifest && (
          <span className={styles.title}>
            {t('appError.title', { app: labelOf(manifest, manifest.title, languages.get()) })}
          </span>
        )}
        <IconButton
          label={t(isFolded ? 'appError.unfold' : 'appError.fold')}
          icon={isFolded ? ChevronUp : ChevronDown}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
      </div>
      {!isFolded && <div className={styles.card}>{children}</div>}
    </div>
  );
}

function CommandErrorCard() {
  const { t } = useTranslation('shell');
  const releases = useReleases();
  const failed = useFailedCommand();
  const { commandErrors } = useAppHost();
  const release = releases.get(failed?.id.split('.')[0] ?? '');
  if (!failed || !release) return null;
  return (
    <div className={styles.window}>
      <div className={styles.close}>
        <IconButton label={t('shortcuts.close')} icon={X} onClick={commandErrors.dismiss} />
      </div>
      <AppErrorCard release={release} error={failed.error} onRetry={failed.retry} isSmall />
    </div>
  );
}
