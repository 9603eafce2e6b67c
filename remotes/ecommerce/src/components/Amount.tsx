import { useFormat, useTheme } from '@atrium/ui';

const [begin, end] = ['\u2068', '\u2069'];

/**
 * Isolates an amount or name within right-to-left sentences. In left-to-right text nothing is added, so that copied
 * text equals the shown one.
 */
export function useIsolate(): (text: string) => string {
  const { direction } = useTheme();
  return (text) => (direction === 'rtl' ? `${begin}${text}${end}` : text);
}

interface AmountProps {
  value: number;
  isOff?: boolean;
}

export function Amount({ value, isOff = false }: AmountProps) {
  const { money } = useFormat();
  return <bdi>{isOff ? `−${money(value)}` : money(value)}</bdi>;
}
