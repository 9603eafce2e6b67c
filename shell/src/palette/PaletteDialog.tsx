import { useTranslation } from 'react-i18next';
import { Kbd, Modal, useBackCloses } from 'shared/ui';
import { HitGroupRows } from './HitGroupRows';
import styles from './Palette.module.css';
import { PaletteField } from './PaletteField';
import { usePaletteView } from './usePaletteView';

/** Type, choose by arrows, open by Enter; Alt+B bookmarks the chosen page. */
export default function PaletteDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const view = usePaletteView(query, onClose);
  useBackCloses(true, onClose);
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={620}
      centered={false}
      style={{ insetBlockStart: '12vh' }}
      styles={{ container: { padding: 0, overflow: 'hidden' } }}
      title={null}
      aria-label={t('palette.name')}
    >
      <PaletteField view={view} />
      <div id="palette-hits" role="listbox" aria-label={t('palette.results')} className={styles.hits}>
        {view.groups.map((group) => (
          <HitGroupRows key={group.id} group={group} view={view} />
        ))}
      </div>
      <KeyHints />
    </Modal>
  );
}

/** The keys of the palette, in a line below it. */
function KeyHints() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <Kbd keys={['↑', '↓']} /> {t('palette.choose')}
      </span>
      <span>
        <Kbd keys="Enter" /> {t('palette.open')}
      </span>
      <span>
        <Kbd keys="Mod Enter" /> {t('palette.newTab')}
      </span>
      <span>
        <Kbd keys="Alt B" /> {t('palette.bookmark')}
      </span>
      <span className={styles.end}>
        <Kbd keys="?" /> {t('palette.shortcuts')}
      </span>
    </div>
  );
}
