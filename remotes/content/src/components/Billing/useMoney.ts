import { useFormat } from '@atrium/ui';
import { fromMinor } from '../../model/minorMoney';

/** Formats whole minor units in the person's language. */
export function useMoney(): (minor: number, currency: string) => string {
  const format = useFormat();
  return (minor, currency) => format.money(fromMinor(minor, currency), currency);
}
