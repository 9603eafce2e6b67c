import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../contract';
import { useRuntime } from '../runtime';
import { Select } from '../ui/select';
import styles from './StandaloneChoices.module.css';
import { choices, type StandaloneSettings } from './settings';

/** Each language by its own name. */
const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' };

interface StandaloneChoicesProps {
  settings: StandaloneSettings;
  onChange: (change: Partial<StandaloneSettings>) => void;
}

/** Everything a developer may switch to see the app as somebody else would. */
export function StandaloneChoices({ settings, onChange }: StandaloneChoicesProps) {
  const { t } = useTranslation('standalone');
  const runtime = useRuntime();
  return (
    <div className={styles.choices}>
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
      <Choice
        label={t('role')}
        value={settings.role}
        options={choices.role.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(role) => onChange({ role })}
      />
      <Choice
        label={t('latency')}
        value={settings.latency}
        options={choices.latency.map((value) => ({ value, label: t(`latencies.${value}`) }))}
        onChange={(latency) => onChange({ latency })}
      />
      <Choice
        label={t('failures')}
        value={settings.failureRate}
        options={choices.failureRate.map((value) => ({ value, label: t(`failureRates.${value * 100}`) }))}
        onChange={(failureRate) => onChange({ failureRate })}
      />
    </div>
  );
}

interface ChoiceProps<T> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
}

function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Select<T>
      aria-label={label}
      prefix={<span className={styles.label}>{label}</span>}
      value={value}
      options={options}
      onChange={onChange}
      popupMatchSelectWidth={false}
    />
  );
}
