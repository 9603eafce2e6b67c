import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AppearanceChoices, type AppearanceChoicesProps, Choice } from './AppearanceChoices';
import styles from './StandaloneChoices.module.css';
import { choices } from './settings';

const failureTexts: Readonly<Record<(typeof choices.failureRate)[number], ParseKeys<'standalone'>>> = {
  0: 'failureRates.0',
  0.2: 'failureRates.20',
  1: 'failureRates.100',
};

/** Everything a developer may switch to see the app as somebody else would. */
export function StandaloneChoices({ settings, onChange }: AppearanceChoicesProps) {
  const { t } = useTranslation('standalone');
  return (
    <div className={styles.choices}>
      <AppearanceChoices settings={settings} onChange={onChange} />
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
        options={choices.failureRate.map((value) => ({ value, label: t(failureTexts[value]) }))}
        onChange={(failureRate) => onChange({ failureRate })}
      />
    </div>
  );
}
