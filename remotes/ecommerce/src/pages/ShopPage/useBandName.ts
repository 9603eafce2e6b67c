import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { PriceBand } from '../../model/priceBands';

export function useBandName() {
  const { t } = useTranslation('ecommerce');
  const price = usePrice();
  return ({ priceMin, priceMax }: PriceBand): string => {
    if (priceMin === undefined)
      return priceMax === undefined ? t('filter.anyPrice') : t('filter.upTo', { price: price(priceMax) });
    if (priceMax === undefined) return t('filter.from', { price: price(priceMin) });
    return t('filter.between', { from: price(priceMin), to: price(priceMax) });
  };
}

export function usePrice() {
  const { number } = useFormat();
  return (amount: number) =>
    number(amount, { style: 'currency', currency: 'EUR', minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });
}
