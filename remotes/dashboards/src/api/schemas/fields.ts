import { z } from '@atrium/backend';
import { CardPeriod } from './day';

/** Days (`YYYY-MM-DD`), months (`YYYY-MM`) or names. */
export const categories = z.array(z.string());

export const titled = { title: z.string(), last_days: z.array(CardPeriod) };

/** Percent change; null without a comparison. */
export const change = z.nullable(z.number());
