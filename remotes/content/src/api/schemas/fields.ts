import { IsoTime, z } from '@atrium/backend';

/** A moment in UTC, or none. */
export const Moment = z.nullish(IsoTime);

/** One sitting of writing, in one tab. */
export const Session = z.string().check(z.minLength(1), z.maxLength(60));
