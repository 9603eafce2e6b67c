import * as z from 'zod/mini';

const Id = z.coerce.number().check(z.int(), z.positive());

export const EntryQuery = z.object({ q: z.optional(z.string()) });
export const EntryToAdd = z.object({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) });
export const EntryId = z.object({ id: Id });

export const EntryAnswer = z.object({ id: z.int(), title: z.string(), addedAt: z.string() });
export const EntryList = z.array(EntryAnswer);
export const Nothing = z.object({});
