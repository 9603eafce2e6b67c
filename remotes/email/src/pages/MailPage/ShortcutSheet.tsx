import { useTranslation } from 'react-i18next';
import { Kbd, Modal } from 'shared/ui';
import styles from './ShortcutSheet.module.css';
import { shortcuts } from './shortcuts';

/** The keys of this page. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('email');
  return (
    <Modal title={t('shortcuts.title')} open={isOpen} onCancel={onClose} footer={null} width={440}>
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, name }) => (
          <div key={name} className={styles.row}>
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
