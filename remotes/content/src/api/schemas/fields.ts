import { IsoTime, z } from '@atrium/backend';

/** A moment in UTC, or none. */
export const Moment = z.nullish(IsoTime);

export const Session = z.string().check(z.minLength(1), z.maxLength(60));
