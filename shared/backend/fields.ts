import type { RecordChange as Change } from '@atrium/contract';
import * as z from './schema';

/** Messages by field: the body of a 400. */
export const FieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrors>;

/** The body of every refused call. Fields have lists of messages; anything else is one sentence. */
export const RejectionBody = z.object({
  error: z.union([z.string(), FieldErrors]),
  /** Why, in a word for the code: of the call as a whole, and by field. */
  code: z.optional(z.string()),
  codes: z.optional(z.record(z.string(), z.string())),
  /** The most that is allowed, in bytes, of a 413 or 507. */
  limit: z.optional(z.int()),
  /** The newer record, of a 409. */
  record: z.optional(z.unknown()),
});
export type RejectionBody = z.infer<typeof RejectionBody>;

/** The body of a call that changed something and has nothing to tell. */
export const Done = z.object({});
export type Done = z.infer<typeof Done>;

/** A number, also where it arrives as a numeric string. */
export const Numeric = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/))]),
    z.transform((value: string | number) => Number(value)),
  ),
  z.number(),
);

/** The id of a record, as a number or a numeric string. */
export const Id = Numeric;

/** Ids of records, as numbers or numeric strings. */
export const Ids = z.array(Id);

/** A string with something in it besides space; trimmed. */
export const Text = z.string().check(z.trim(), z.minLength(1));

/** A filter: absent, null and '' all mean that nothing is filtered. */
export const Filter = z.nullish(z.string());

/** `YYYY-MM-DD`. */
export const IsoDate = z.iso.date();

/** A moment: ISO 8601 with an offset or `Z`. */
export const IsoTime = z.iso.datetime({ offset: true });

/** Selects one page. Below 1: the first page, and the call's own page size. */
export const Paging = z.object({ page: z.nullish(Numeric), perPage: z.nullish(Numeric) });

/** `asc` unless `desc`. */
export const Sorting = z.object({ sortBy: Filter, sortDir: Filter });

export const Addressee = z.object({ name: z.string(), email: z.string() });
export type Addressee = z.infer<typeof Addressee>;

/** A file as POST /api/files keeps it; `url` opens it, `size` is in bytes. */
export const StoredFile = z.object({ id: z.int(), fileName: z.string(), size: z.int(), url: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;

/** One rule of an ability, as `AbilityRule` has it. */
export const AbilityRuleSchema = z.object({
  action: z.string(),
  subject: z.string(),
  inverted: z.optional(z.boolean()),
  conditions: z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
});

/** A person's preferences of dates, weeks and rows, as `Preferences` has it. */
export const PreferencesSchema = z.object({
  timeZone: z.string(),
  density: z.enum(['comfortable', 'compact']),
  weekStart: z.enum(['', 'monday', 'saturday', 'sunday']),
  dateOrder: z.enum(['', 'dmy', 'mdy', 'ymd']),
  language: z.optional(z.enum(['en', 'de', 'fr', 'pt'])),
});

/** The `rev` that a change started from; absent: any. */
export const Rev = z.nullish(Numeric);

/** Author and time of a record's last write: `lastChange` of a row. */
export const RecordChange: z.ZodMiniType<Change> = z.object({
  by: z.nullable(z.string()),
  account: z.optional(z.number()),
  at: z.string(),
});
