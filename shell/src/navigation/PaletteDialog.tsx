import { EmptyState, Icon, Kbd, Modal, VisuallyHidden } from '@atrium/ui';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HitGroupRows, RestRow } from './HitGroupRows';
import { retryHit } from './hits';
import styles from './Palette.module.css';
import { optionIdOf, type PaletteView, usePaletteView } from './usePaletteView';

interface Props {
  query: string;
  onClose: () => void;
}

/** Type, choose by arrows, open by Enter; Alt+B bookmarks the chosen page. */
export default function PaletteDialog({ query, onClose }: Props) {
  const { t } = useTranslation('shell');
  const view = usePaletteView(query, onClose);
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={620}
      centered={false}
      style={{ insetBlockStart: '12vh' }}
      styles={{ container: { padding: 0, overflow: 'hidden' }, header: { margin: 0, padding: 0 } }}
      title={<VisuallyHidden>{t('palette.name')}</VisuallyHidden>}
    >
      <PaletteField view={view} />
      <div id="palette-hits" role="listbox" aria-label={t('palette.results')} className={styles.hits}>
        {view.groups.map((group) => (
          <HitGroupRows key={group.id} group={group} view={view} />
        ))}
        {view.isFailed && (
          <RestRow hit={retryHit} view={view}>
            {t('palette.failed')}
          </RestRow>
        )}
      </div>
      <Waiting view={view} />
      <KeyHints onKeys={view.showKeys} />
    </Modal>
  );
}

function Waiting({ view: { query, isSearching, isNothingFound } }: { view: PaletteView }) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" className={styles.waiting}>
      {isSearching && <div className={styles.none}>{t('palette.searching')}</div>}
      {isNothingFound && (
        <EmptyState picture="search" title={t('palette.none', { query: query.trim() })} text={t('palette.noneText')} />
      )}
    </div>
  );
}

function KeyHints({ onKeys }: { onKeys: () => void }) {
  const { t } = useTranslation('shell');
  const hints = [
    { keys: ['↑', '↓'], text: t('palette.choose') },
    { keys: 'Enter', text: t('palette.open') },
    { keys: 'Mod Enter', text: t('palette.newTab') },
    { keys: 'Alt B', text: t('palette.bookmark') },
  ];
  return (
    <div className={styles.foot}>
      {hints.map(({ keys, text }) => (
        <span key={text} aria-hidden="true">
          <Kbd keys={keys} /> {text}
        </span>
      ))}
      <button type="button" className={styles.end} onClick={onKeys}>
        <Kbd keys="?" /> {t('palette.shortcuts')}
      </button>
    </div>
  );
}

/** The search field. It keeps the focus and handles all keys of the palette. */
function PaletteField({ view: { query, search, chosen, onKeyDown } }: { view: PaletteView }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.field}>
      <Icon of={Search} />
      <input
        className={styles.input}
        // biome-ignore lint/a11y/noAutofocus: a dialog that is opened to type in
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-hits"
        aria-autocomplete="list"
        aria-label={t('palette.name')}
        aria-activedescendant={chosen ? optionIdOf(chosen) : undefined}
        placeholder={t('palette.placeholder')}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
