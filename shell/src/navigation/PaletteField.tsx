import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'shared/ui';
import styles from './Palette.module.css';
import { idOf, type PaletteView } from './usePaletteView';

/** What is searched for. The field keeps the focus: all keys of the palette are heard here. */
export function PaletteField({ view: { query, search, chosen, onKeyDown } }: { view: PaletteView }) {
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
        aria-activedescendant={chosen ? idOf(chosen) : undefined}
        placeholder={t('palette.placeholder')}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
