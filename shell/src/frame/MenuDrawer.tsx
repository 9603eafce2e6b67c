import { useTranslation } from 'react-i18next';
import { Drawer, Logo } from 'shared/ui';
import styles from './Menu.module.css';
import { MenuLinks } from './MenuLinks';

/** The menu on narrow screens: out of the way until the navbar's burger opens it. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={280}
      title={
        <span className={styles.drawerTitle}>
          <Logo /> Atrium
        </span>
      }
    >
      <nav aria-label={t('menu.name')} className={styles.panel}>
        <MenuLinks onGo={onClose} />
      </nav>
    </Drawer>
  );
}
