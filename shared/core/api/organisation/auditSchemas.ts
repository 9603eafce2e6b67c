import { Filter, Paging, z } from '@atrium/backend';
import { auditKinds } from './choices';

/** A record that a call has written. */
export const AuditRecord = z.object({
  table: z.string(),
  id: z.union([z.int(), z.string()]),
  change: z.enum(['created', 'changed', 'deleted']),
  /** Its name at that time; absent of a person's own records. */
  label: z.optional(z.string()),
  /** The fields that are different. */
  fields: z.optional(z.array(z.string())),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** One call that changed something, or tried to sign in. */
export const AuditEntry = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.enum(auditKinds),
  /** The app, and the id of the operation: `users`, `users_deleteUser`. */
  app: z.string(),
  call: z.string(),
  /** Null where nobody was signed in. */
  person: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The API token by which a program called; absent of a page. */
  token: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** `page`, `api`, or the interface by which it came, such as `mcp`. */
  via: z.string(),
  /** Network address, program and request id of the caller; empty where they are not known. */
  ip: z.string(),
  agent: z.string(),
  request: z.string(),
  /** The first 20 of those that were written. */
  records: z.array(AuditRecord),
  count: z.int(),
  details: z.optional(z.record(z.string(), z.string())),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `kind` and `app` take one value, several (`deleted,roles`) or all but some (`!created`); `period` is `2026-01-01..2026-01-31`. */
export const AuditFilter = z.object({
  kind: Filter,
  app: Filter,
  /** Ids of people. */
  person: Filter,
  /** Ids of API tokens. */
  token: Filter,
  period: Filter,
});
export type AuditFilter = z.input<typeof AuditFilter>;

export const AuditQuery = z.object({ ...AuditFilter.shape, ...Paging.shape });
export type AuditQuery = z.input<typeof AuditQuery>;

/** The latest first. */
export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  total: z.int(),
  /** False in the demo, which keeps no audit log. */
  isKept: z.boolean(),
});
export type AuditPage = z.infer<typeof AuditPage>;

/** Days for which entries are kept. */
export const AuditSettings = z.object({
  keptDays: z.int().check(z.minimum(30), z.maximum(3_650)),
});
export type AuditSettings = z.infer<typeof AuditSettings>;

/** A list that a page has saved as a file: its name, and how many rows are in it. */
export const ExportNote = z.object({
  list: z.string().check(z.minLength(1), z.maxLength(200)),
  rows: z.int().check(z.minimum(0)),
});
export type ExportNote = z.input<typeof ExportNote>;
