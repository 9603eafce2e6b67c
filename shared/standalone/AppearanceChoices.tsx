import { type Language, languages } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import styles from './StandaloneChoices.module.css';
import { choices, type StandaloneSettings } from './settings';

const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' };

export interface AppearanceChoicesProps {
  settings: StandaloneSettings;
  onChange: (change: Partial<StandaloneSettings>) => void;
}

/** In which language, skin and direction a page is shown. */
export function AppearanceChoices({ settings, onChange }: AppearanceChoicesProps) {
  const { t } = useTranslation('standalone');
  const runtime = useRuntime();
  return (
    <>
      <Choice
        label={t('language')}
        value={runtime.languages.get()}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(language) => void runtime.languages.set(language)}
      />
      <Choice
        label={t('skin')}
        value={settings.skin}
        options={choices.skin.map((value) => ({ value, label: t(`skins.${value}`) }))}
        onChange={(skin) => onChange({ skin })}
      />
      <Choice
        label={t('direction')}
        value={settings.direction}
        options={choices.direction.map((value) => ({ value, label: t(`directions.${value}`) }))}
        onChange={(direction) => onChange({ direction })}
      />
    </>
  );
}

interface ChoiceProps<T> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A select with its label inside. */
export function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Select<T>
      aria-label={label}
      prefix={<span className={styles.label}>{label}</span>}
      value={value}
      options={options}
      onChange={onChange}
      popupMatchSelectWidth={false}
      // Within the menu that it is in, which a click elsewhere closes.
      getPopupContainer={(field) => field.parentElement ?? document.body}
    />
  );
}
