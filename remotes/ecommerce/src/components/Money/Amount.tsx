import { useFormat } from '@atrium/ui';

interface AmountProps {
  value: number;
  /** What is taken off is written with its sign. */
  isOff?: boolean;
}

/** An amount of money, in its own direction whatever runs around it. */
export function Amount({ value, isOff = false }: AmountProps) {
  const { money } = useFormat();
  return <bdi>{isOff ? `−${money(value)}` : money(value)}</bdi>;
}
