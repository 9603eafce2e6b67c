import { IsoTime, z } from '@atrium/backend';
import { textLimits } from './limits';

/** A moment in UTC, or none. */
export const Moment = z.nullish(IsoTime);

/** Address of an item; '' for none. */
export const Slug = z.string().check(z.trim(), z.maxLength(textLimits.slug), z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/));
