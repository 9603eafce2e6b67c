interface Line {
  cost: number;
  qty: number;
}

/** A decimal number without error: `digits / 10 ** scale`. */
interface Decimal {
  digits: bigint;
  scale: number;
}

/** What a number says when it is written down, such as 0.1. */
function toDecimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

const multiply = (a: Decimal, b: Decimal): Decimal => ({ digits: a.digits * b.digits, scale: a.scale + b.scale });

function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const toScale = (value: Decimal) => value.digits * 10n ** BigInt(scale - value.scale);
  return { digits: toScale(a) + toScale(b), scale };
}

const subtract = (a: Decimal, b: Decimal): Decimal => add(a, { ...b, digits: -b.digits });

/** Half up, to whole cents. */
function toCents({ digits, scale }: Decimal): bigint {
  if (scale <= 2) return digits * 10n ** BigInt(2 - scale);
  const unit = 10n ** BigInt(scale - 2);
  const shifted = digits + unit / 2n;
  const isBelowZero = shifted < 0n && shifted % unit !== 0n;
  return shifted / unit - (isBelowZero ? 1n : 0n);
}

const hundred = { digits: 100n, scale: 0 };
const percent = (value: Decimal): Decimal => ({ ...value, scale: value.scale + 2 });

/** The sum of cost × quantity, less discount, plus tax (both percent), rounded half up once, at the end. */
export function getTotal(items: readonly Line[], discount: number, tax: number): number {
  const sum = items
    .map(({ cost, qty }) => multiply(toDecimal(cost), toDecimal(qty)))
    .reduce(add, { digits: 0n, scale: 0 });
  const discounted = multiply(sum, percent(subtract(hundred, toDecimal(discount))));
  return fromCents(toCents(multiply(discounted, percent(add(hundred, toDecimal(tax))))));
}

/** What is left of a total after payments. */
export const getBalance = (total: number, payments: readonly { amount: number }[]): number =>
  fromCents(toCents(payments.map(({ amount }) => toDecimal(amount)).reduce(subtract, toDecimal(total))));

/** True when an amount has no more than two decimals. */
export const isMoney = (amount: number): boolean => fromCents(toCents(toDecimal(amount))) === amount;

const fromCents = (cents: bigint): number => Number(cents) / 100;
