import { Settings2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import { useChangeSettings, useSettings } from '../settings/useSettings';
import styles from './CustomizerSlot.module.css';

const Customizer = lazy(() => import('./Customizer'));

/** The customizer while it is on; and a handle to it where a hidden navbar leaves no other way. */
export function CustomizerSlot({ isNavbarHidden }: { isNavbarHidden: boolean }) {
  const { t } = useTranslation('shell');
  const { hasCustomizer } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      {isNavbarHidden && !hasCustomizer && (
        <div className={styles.handle}>
          <IconButton label={t('customizer.title')} icon={Settings2} onClick={() => change({ hasCustomizer: true })} />
        </div>
      )}
      {hasCustomizer && (
        <Suspense>
          <Customizer onClose={() => change({ hasCustomizer: false })} />
        </Suspense>
      )}
    </>
  );
}
