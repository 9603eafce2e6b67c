import type { Temporal as Polyfilled } from 'temporal-polyfill';

// The build puts this in place of `temporal-polyfill`, which brings 18 kB to every browser (`rspack.config.ts`).

const native: typeof Polyfilled | undefined = Reflect.get(globalThis, 'Temporal');

/** The browser's own; those that have none load it. */
export const Temporal = native ?? (await import('temporal-polyfill/implementation')).Temporal;

// What FullCalendar takes of `temporal-polyfill/fns`, on the same objects.

export const fromEpochMilliseconds = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);

export const toZonedDateTimeISO = (instant: Polyfilled.Instant, zone: string) => instant.toZonedDateTimeISO(zone);

export const create = (...time: ConstructorParameters<typeof Polyfilled.PlainDateTime>) =>
  new Temporal.PlainDateTime(...time);

export const toZonedDateTime = (time: Polyfilled.PlainDateTime, zone: string) => time.toZonedDateTime(zone);

export const offsetNanoseconds = (time: Polyfilled.ZonedDateTime) => time.offsetNanoseconds;
