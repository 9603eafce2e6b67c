import { useFormat, useTheme } from '@atrium/ui';

const [begin, end] = ['\u2068', '\u2069'];

/**
 * Keeps an amount or a name in its own direction inside a sentence that runs from right to left. Where lines run from left
 * to right, nothing is added: what is copied from the page is then what was read.
 */
export function useIsolate(): (text: string) => string {
  const { direction } = useTheme();
  return (text) => (direction === 'rtl' ? `${begin}${text}${end}` : text);
}

interface AmountProps {
  value: number;
  isOff?: boolean;
}

/** An amount of money, in its own direction whatever runs around it. */
export function Amount({ value, isOff = false }: AmountProps) {
  const { money } = useFormat();
  return <bdi>{isOff ? `−${money(value)}` : money(value)}</bdi>;
}
