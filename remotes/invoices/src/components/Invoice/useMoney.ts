import { type Format, useFormat } from '@atrium/ui';
import type { Currency } from '../../api/schemas';
import { digitsOf, priceDigitsOf } from '../../model/minorUnits';

/** The price of one piece: as an amount, or with the decimals that it is finer by. */
export const writePrice = (format: Format, price: number, currency: Currency): string =>
  format.number(price, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digitsOf(currency),
    maximumFractionDigits: priceDigitsOf(currency),
  });

/** Amounts and prices in one currency, as the person's language writes them. */
export function useMoney(currency: Currency) {
  const format = useFormat();
  return {
    // Without the zero that Intl would write as −0.
    money: (amount: number) => format.money(amount || 0, currency),
    price: (amount: number) => writePrice(format, amount, currency),
  };
}
