import { useTranslation } from 'react-i18next';
import styles from './PresetList.module.css';
import { PresetNameForm } from './PresetNameForm';
import { PresetRow } from './PresetRow';
import type { Preset } from './presets';

interface PresetListProps {
  presets: readonly Preset[];
  /** The name of the one whose filters are set. */
  current: string | undefined;
  /** There are filters that no preset holds yet. */
  canSave: boolean;
  onChoose: (preset: Preset) => void;
  onSave: (name: string) => void;
  onRename: (preset: Preset, name: string) => void;
  onDelete: (preset: Preset) => void;
}

export function PresetList({ presets, current, canSave, onChoose, onSave, onRename, onDelete }: PresetListProps) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.panel}>
      {presets.length > 0 && (
        <ul className={styles.presets} aria-label={t('presets.title')}>
          {presets.map((preset) => (
            <PresetRow
              key={preset.name}
              name={preset.name}
              isCurrent={preset.name === current}
              otherNames={presets.filter((other) => other !== preset).map(({ name }) => name)}
              onChoose={() => onChoose(preset)}
              onRename={(name) => onRename(preset, name)}
              onDelete={() => onDelete(preset)}
            />
          ))}
        </ul>
      )}
      {canSave && (
        <div className={styles.save}>
          <PresetNameForm submit={t('presets.save')} onSubmit={onSave} />
        </div>
      )}
      {presets.length === 0 && !canSave && <p className={styles.hint}>{t('presets.hint')}</p>}
    </div>
  );
}
