import { useFormat } from '@atrium/ui';
import { fromMinor } from '../../model/minorMoney';

/** Whole minor units as the person's language writes an amount. */
export function useMoney(): (minor: number, currency: string) => string {
  const format = useFormat();
  return (minor, currency) => format.money(fromMinor(minor, currency), currency);
}
