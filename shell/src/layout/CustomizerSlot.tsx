import { IconButton } from '@atrium/ui';
import { Menu, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyOverlay } from '../common/lazyOverlay';
import { useChangeSettings, useSettings } from '../common/useSettings';
import styles from './CustomizerSlot.module.css';

const Customizer = lazyOverlay(() => import('./Customizer'));

interface Props {
  isNavbarHidden: boolean;
  onMenu?: (() => void) | undefined;
}

/** The customizer while it is on; and a handle to it, and to the menu, where a hidden navbar leaves no other way. */
export function CustomizerSlot({ isNavbarHidden, onMenu }: Props) {
  const { t } = useTranslation('shell');
  const { hasCustomizer } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      {isNavbarHidden && !hasCustomizer && (
        <div className={styles.handle}>
          {onMenu && <IconButton label={t('menu.open')} icon={Menu} onClick={onMenu} />}
          <IconButton label={t('customizer.title')} icon={Settings2} onClick={() => change({ hasCustomizer: true })} />
        </div>
      )}
      {hasCustomizer && <Customizer onClose={() => change({ hasCustomizer: false })} />}
    </>
  );
}
