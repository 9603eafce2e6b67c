import { useTranslation } from 'react-i18next';
import { Logo, SideDrawer } from 'shared/ui';
import { appName } from '../common/settings';
import styles from './Menu.module.css';
import { MenuEnd } from './MenuEnd';
import { MenuLinks } from './MenuLinks';

/** The menu where it has no place beside the page: out of the way until the navbar's burger opens it. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <SideDrawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={280}
      styles={{ body: { padding: 0 } }}
      title={<Logo name={appName} />}
    >
      <nav aria-label={t('menu.name')} className={styles.panel}>
        <MenuLinks onGo={onClose} />
        <MenuEnd onGo={onClose} />
      </nav>
    </SideDrawer>
  );
}
