import { IconSvg, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { sortSizes } from '../../model/layout';
import type { Offered } from '../../state/useOverview';
import styles from './OverviewPage.module.css';
import { useOfferNames } from './useOfferNames';

type Translate = ReturnType<typeof useTranslation<'dashboards'>>['t'];

const names = ['small', 'medium', 'wide', 'full'] as const;

/** Name of a size; unknown ones of newer apps stay as they are. */
export function sizeText(size: string, t: Translate): string {
  const known = names.find((name) => name === size);
  return known ? t(`size.${known}`) : size;
}

/** Widget in the add menu: icon, name, sizes. */
export function OfferChoice({ offer }: { offer: Offered }) {
  const { t } = useTranslation('dashboards');
  const { nameOf } = useOfferNames();
  const { list } = useFormat();
  const { app, entry } = offer.filling;
  const sizes = list(sortSizes(offer.sizes).map((size) => sizeText(size, t)));
  return (
    <span className={styles.choice}>
      <IconSvg nodes={app.icons[entry.icon] ?? []} />
      <span>{nameOf(offer)}</span>
      <span className={styles.sizes}>{sizes}</span>
    </span>
  );
}
