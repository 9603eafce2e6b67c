import { type EmittedManifest, type Language, languages } from '@atrium/contract';
import { IconDrawing, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { sortSizes } from '../../model/layout';
import type { Offered } from '../../state/useOverview';
import styles from './OverviewPage.module.css';

/** What a manifest calls something, in the language of the person. */
export function useLabel(): (app: EmittedManifest, key: string) => string {
  const { i18n } = useTranslation('dashboards');
  const language: Language = languages.find((one) => one === i18n.language) ?? 'en';
  return (app, key) => app.labels[language][key] ?? key;
}

/** What widgets and their settings are called. */
export function useOfferNames() {
  const labelOf = useLabel();
  const label = ({ filling: { app } }: Offered, key: string) => labelOf(app, key);
  return {
    label,
    nameOf: (offer: Offered) => label(offer, offer.filling.entry.label),
    appOf: (offer: Offered) => label(offer, offer.filling.app.title),
  };
}

type Translate = ReturnType<typeof useTranslation<'dashboards'>>['t'];

const names = ['small', 'medium', 'wide', 'full'] as const;

/** The name of a size; that of one that a newer app has, as it is. */
export function sizeText(size: string, t: Translate): string {
  const known = names.find((name) => name === size);
  return known ? t(`size.${known}`) : size;
}

/** A widget in the menu of those that may be added: its sign, its name, and how large it may be. */
export function OfferChoice({ offer }: { offer: Offered }) {
  const { t } = useTranslation('dashboards');
  const { nameOf } = useOfferNames();
  const { list } = useFormat();
  const { app, entry } = offer.filling;
  const sizes = list(sortSizes(offer.sizes).map((size) => sizeText(size, t)));
  return (
    <span className={styles.choice}>
      <IconDrawing nodes={app.icons[entry.icon] ?? []} />
      <span>{nameOf(offer)}</span>
      <span className={styles.sizes}>{sizes}</span>
    </span>
  );
}
