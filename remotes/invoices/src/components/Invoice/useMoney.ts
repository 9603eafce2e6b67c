import { type Format, useFormat } from '@atrium/ui';
import type { Currency } from '../../api/schemas';
import { digitsOf, priceDigitsOf } from '../../model/minorUnits';

/** Unit price: an amount, or with additional decimals. */
export const writePrice = (format: Format, price: number, currency: Currency): string =>
  format.number(price, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digitsOf(currency),
    maximumFractionDigits: priceDigitsOf(currency),
  });

export function useMoney(currency: Currency) {
  const format = useFormat();
  return {
    // Avoids −0, which Intl would show.
    money: (amount: number) => format.money(amount || 0, currency),
    price: (amount: number) => writePrice(format, amount, currency),
  };
}
