import { IsoDate, IsoTime, Numeric, z } from '@atrium/backend';
import { textLimits } from './choices';

export const Short = z.string().check(z.trim(), z.maxLength(textLimits.short));
export const Line = z.string().check(z.maxLength(textLimits.line));
export const Note = z.string().check(z.maxLength(textLimits.note));
export const NeededShort = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLimits.short));

/** ISO 3166-1 alpha-2, or empty; stored in capitals. */
export const CountryCode = z.string().check(z.trim(), z.regex(/^([A-Za-z]{2})?$/));

/** Prefix of the numbers of a series; stored in capitals. */
export const Series = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{1,8}$/));

export const Percent = Numeric.check(z.gte(0), z.lte(100));

/** A day; moments are truncated. */
export const Day = z.union([IsoDate, IsoTime]);
