import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { IconButton } from 'shared/ui';
import { useReleases } from '../apps/shellState';
import { labelOf } from '../navigation/menu';
import styles from './OverlayFault.module.css';

/** The corner over the page that an overlay's fault card stays in, folded away where it is in the way. */
export function OverlayFault({ app, children }: { app: string; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { languages } = useRuntime();
  const manifest = useReleases().get(app)?.manifest;
  const [isFolded, setFolded] = useState(false);
  return (
    <div className={styles.corner}>
      <div className={styles.bar}>
        {isFolded && manifest && (
          <span className={styles.title}>
            {t('fault.title', { app: labelOf(manifest, manifest.title, languages.get()) })}
          </span>
        )}
        <IconButton
          label={t(isFolded ? 'fault.unfold' : 'fault.fold')}
          icon={isFolded ? ChevronUp : ChevronDown}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
      </div>
      {!isFolded && <div className={styles.card}>{children}</div>}
    </div>
  );
}
