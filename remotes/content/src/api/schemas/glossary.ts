import { Filter, Id, Paging, Rev, Text, z } from '@atrium/backend';
import { textLimits } from './limits';
import { Locale } from './write';

const Words = z.string().check(z.trim(), z.maxLength(textLimits.name));

/** House style of a language: write this, not that. */
export const GlossaryTerm = z.object({
  id: z.int(),
  /** BCP 47; a language is that of its dialects, too. */
  locale: z.string(),
  /** Not to be written. */
  avoid: z.string(),
  /** To be written instead; '' for nothing in particular. */
  use: z.string(),
  note: z.string(),
  rev: z.int(),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

/** `q`: a part of either, or of the note. `locale`: a language, with what holds for all of its dialects. */
export const GlossaryQuery = z.object({ ...Paging.shape, q: Filter, locale: Filter });
export type GlossaryQuery = z.input<typeof GlossaryQuery>;

export const GlossaryPage = z.object({ terms: z.array(GlossaryTerm), total: z.int() });
export type GlossaryPage = z.infer<typeof GlossaryPage>;

export const TermToAdd = z.object({
  locale: Locale,
  avoid: Text.check(z.maxLength(textLimits.name), z.regex(/[\p{L}\p{N}]/u)),
  use: z.optional(Words),
  note: z.optional(z.string().check(z.trim(), z.maxLength(textLimits.alt))),
});
export type TermToAdd = z.input<typeof TermToAdd>;

/** Absent fields stay as they are. */
export const TermUpdate = z.object({ ...z.partial(TermToAdd).shape, id: Id, rev: Rev });
export type TermUpdate = z.input<typeof TermUpdate>;

export const TermAnswer = z.object({ term: GlossaryTerm });
export type TermAnswer = z.infer<typeof TermAnswer>;

export const TermId = z.object({ id: Id });
export type TermId = z.input<typeof TermId>;
