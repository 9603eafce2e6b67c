import { useFormat } from '@atrium/ui';
import type { DeliveryWay } from '../../api/schemas';
import { arrivalOf, lastSent } from '../../model/arrival';

/** The days on which what is ordered arrives, to read; empty where nothing is ordered. */
export function useArrival(lines: readonly { shippingDate: string }[], way: DeliveryWay): { days: string } {
  const { dateShort, dateRange } = useFormat();
  const sentOn = lastSent(lines);
  if (!sentOn) return { days: '' };
  const { from, to } = arrivalOf(sentOn, way);
  return { days: from === to ? dateShort(from) : dateRange(from, to) };
}
