import { useTranslation } from 'react-i18next';
import { SettingsPart } from './SettingsPart';

/** Where the person signs in, for whom nothing about it is kept here. */
export function ProviderPart({ provider }: { provider: string }) {
  const { t } = useTranslation('pages');
  return <SettingsPart title={t('provider.title', { provider })} text={t('provider.text')} />;
}
