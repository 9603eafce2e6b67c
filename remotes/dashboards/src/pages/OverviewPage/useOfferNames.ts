import { useTranslation } from 'react-i18next';
import type { Language } from 'shared/contract';
import { languages } from 'shared/contract';
import type { Offered } from '../../state/useOverview';

/** What widgets and their settings are called: labels of manifests, in the language of the person. */
export function useOfferNames() {
  const { i18n } = useTranslation('dashboards');
  const language: Language = languages.find((one) => one === i18n.language) ?? 'en';
  const label = ({ filling: { app } }: Offered, key: string) => app.labels[language][key] ?? key;
  return {
    label,
    nameOf: (offer: Offered) => label(offer, offer.filling.entry.label),
    appOf: (offer: Offered) => label(offer, offer.filling.app.title),
  };
}
