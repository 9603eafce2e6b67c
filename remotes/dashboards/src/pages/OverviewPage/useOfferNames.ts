import { type EmittedManifest, type Language, languages } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import type { Offered } from '../../state/useOverview';

export function useLabel(): (app: EmittedManifest, key: string) => string {
  const { i18n } = useTranslation('dashboards');
  const language: Language = languages.find((one) => one === i18n.language) ?? 'en';
  return (app, key) => app.labels[language][key] ?? key;
}

export function useOfferNames() {
  const labelOf = useLabel();
  const label = ({ filling: { app } }: Offered, key: string) => labelOf(app, key);
  return {
    label,
    nameOf: (offer: Offered) => label(offer, offer.filling.entry.label),
    appOf: (offer: Offered) => label(offer, offer.filling.app.title),
  };
}
