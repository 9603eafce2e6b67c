import { useTranslation } from 'react-i18next';
import { Kbd, Modal } from 'shared/ui';
import { useInspector } from '../context/InspectorContext';
import { useRestoreFocus } from '../hooks/useRestoreFocus';
import type { GoShortcut } from './goShortcuts';
import styles from './Shortcuts.module.css';

/** All keys of the frame. */
export default function ShortcutSheet({ places, onClose }: { places: GoShortcut[]; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const openInspector = useInspector();
  useRestoreFocus();
  const general = [
    { keys: ['Mod K'], text: t('palette.name') },
    { keys: ['?'], text: t('shortcuts.title') },
    ...(openInspector ? [{ keys: ['Mod Shift .'], text: t('inspector.title') }] : []),
    { keys: ['F8'], text: t('shortcuts.message') },
    { keys: ['Esc'], text: t('shortcuts.close') },
  ];
  return (
    <Modal open onCancel={onClose} footer={null} title={t('shortcuts.title')} width={560}>
      <dl className={styles.list}>
        {general.map(({ keys, text }) => (
          <div key={text} className={styles.row}>
            <dt>{text}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
        {places.map(({ letter, label }) => (
          <div key={letter} className={styles.row}>
            <dt>{t('shortcuts.go', { place: label })}</dt>
            <dd>
              <Kbd keys={['G', letter.toUpperCase()]} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
