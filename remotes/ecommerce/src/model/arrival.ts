import type { DeliveryWay } from '../api/schemas';

const dayLength = 24 * 60 * 60_000;

/** Working days on the way, from and to. */
const deliveryDays: Readonly<Record<DeliveryWay, readonly [number, number]>> = {
  standard: [2, 4],
  express: [1, 1],
  pickup: [0, 0],
};

const isWorkday = (day: number): boolean => ![0, 6].includes(new Date(day).getUTCDay());

function addWorkdays(day: number, count: number): number {
  let at = day;
  while (!isWorkday(at)) at += dayLength;
  for (let left = count; left > 0; ) {
    at += dayLength;
    if (isWorkday(at)) left -= 1;
  }
  return at;
}

const write = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Arrival range of a dispatch day; all days are `YYYY-MM-DD`. */
export function arrivalOf(sentOn: string, way: DeliveryWay): { from: string; to: string } {
  const day = Date.parse(`${sentOn}T00:00:00Z`);
  const [min, max] = deliveryDays[way];
  return { from: write(addWorkdays(day, min)), to: write(addWorkdays(day, max)) };
}

/** One parcel per order: the line that is sent last decides. */
export const lastSent = (lines: readonly { shippingDate: string }[]): string | undefined =>
  lines
    .map(({ shippingDate }) => shippingDate)
    .sort()
    .at(-1);
