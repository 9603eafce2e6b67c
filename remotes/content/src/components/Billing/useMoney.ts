import { useFormat } from '@atrium/ui';
import { fromMinor } from '../../model/minorMoney';

export function useMoney(): (minor: number, currency: string) => string {
  const format = useFormat();
  return (minor, currency) => format.money(fromMinor(minor, currency), currency);
}
