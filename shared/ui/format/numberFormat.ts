import type { Format } from './format';

type NumberFormat = Pick<Format, 'number' | 'percent' | 'compact' | 'signed' | 'money' | 'fileSize' | 'range'>;

/** Numbers and money as one language writes them. */
export function createNumberFormat(locale: string): NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  const numbers = (options: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options);
    const found = made.get(key) ?? new Intl.NumberFormat(locale, options);
    made.set(key, found);
    return found;
  };

  return {
    number: (value, options = {}) => numbers(options).format(value),
    percent: (share, digits = 1) => numbers({ style: 'percent', maximumFractionDigits: digits }).format(share),
    compact: (value) => numbers({ notation: 'compact', maximumFractionDigits: 1 }).format(value),
    signed: (value, options = {}) =>
      numbers({ ...options, signDisplay: 'exceptZero' })
        .format(value)
        .replace('-', '−'),
    money: (amount, currency = 'EUR') =>
      numbers({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount).replace('-', '−'),
    fileSize: (bytes) => {
      const isLarge = bytes >= 1_000_000;
      const unit = isLarge ? 'megabyte' : 'kilobyte';
      const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
      return numbers({ style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes === 0 ? 0 : value);
    },
    range: (from, to) => `${numbers({}).format(from)}–${numbers({}).format(to)}`,
  };
}
