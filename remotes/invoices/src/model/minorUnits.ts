/** An exact decimal: `digits` × 10^−`scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** A number as it is written, so that 0.1 is a tenth and not what is nearest to it in binary. */
export function toDecimal(value: number): Decimal {
  const [, sign, whole = '0', fraction = '', exponent = '0'] = written.exec(String(value)) ?? [];
  const digits = BigInt(`${sign ?? ''}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const at = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own);
  return { digits: at(a) + at(b), scale };
}

/** An amount in whole minor units (cents), rounded half up. */
export function toMinor({ digits, scale }: Decimal): number {
  if (scale <= 2) return Number(digits * 10n ** BigInt(2 - scale));
  const unit = 10n ** BigInt(scale - 2);
  const doubled = 2n * digits + unit;
  const floor = doubled / (2n * unit) - (doubled % (2n * unit) < 0n ? 1n : 0n);
  return Number(floor);
}

/** Minor units as the amount that the API and Intl take. */
export const fromMinor = (minor: number): number => minor / 100;
