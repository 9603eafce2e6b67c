import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered, Shown } from '../../state/useOverview';
import { sizeText } from './sizeText';
import { useOfferNames } from './useOfferNames';

/** What screen readers hear of each step; `drawn` are the widgets' keys in the order on screen. */
export function useAnnouncement(drawn: readonly string[]) {
  const { t } = useTranslation('dashboards');
  const { nameOf } = useOfferNames();
  const [announcement, setAnnouncement] = useState('');
  return {
    announcement,
    tellWhere: ({ key, offer, size }: Shown, next: { place?: number; size?: string }) =>
      setAnnouncement(
        t('arrange.announcement', {
          name: nameOf(offer),
          place: (next.place ?? drawn.indexOf(key)) + 1,
          all: drawn.length,
          size: sizeText(next.size ?? size, t),
        }),
      ),
    tellRemoved: (offer: Offered) => setAnnouncement(t('arrange.removed', { name: nameOf(offer) })),
    tellAdded: (offer: Offered) =>
      setAnnouncement(t('arrange.added', { name: nameOf(offer), place: drawn.length + 1 })),
    tellUndone: () => setAnnouncement(t('arrange.undone')),
    tellReset: () => setAnnouncement(t('arrange.isReset')),
  };
}
