/** Import of rows from a table that a person has. Each app has its copy: few need it. */
import {
  answerCall,
  type BackendCall,
  type BackendStore,
  defineTable,
  lt,
  ok,
  type Person,
  type TableDefinition,
  unknown,
  z,
} from '@atrium/backend';
import type { Call } from '@atrium/contract';

/** Of one request; a page sends longer tables in parts. */
export const maxImportRows = 1_000;

/** What is wrong in a row of the request, from 0; `field` is empty where it is the row as a whole. */
export const RowIssue = z.object({
  row: z.int(),
  field: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
});
export type RowIssue = z.infer<typeof RowIssue>;

/** Rows as the call for one of them takes them. A dry run says what is wrong, and changes nothing. */
export const RowsToImport = z.object({
  rows: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(maxImportRows)),
  isDryRun: z.optional(z.boolean()),
});
export type RowsToImport = z.input<typeof RowsToImport>;

/** `id` takes the import back; null where nothing was imported. Rows with issues are not. */
export const RowsImported = z.object({ id: z.nullable(z.int()), imported: z.int(), issues: z.array(RowIssue) });
export type RowsImported = z.infer<typeof RowsImported>;

export const ImportToUndo = z.object({ id: z.int() });
export type ImportToUndo = z.input<typeof ImportToUndo>;

/** `kept`: rows that were changed since. */
export const ImportUndone = z.object({ removed: z.int(), kept: z.int() });
export type ImportUndone = z.infer<typeof ImportUndone>;

/** An import, for as long as it can be taken back. */
export interface StoredImport {
  id: number;
  owner: number;
  at: number;
  rows: { id: number; rev?: number | undefined }[];
}

interface ImportedRow {
  id: number;
  rev?: number | undefined;
}

/** A row of the request that fits the schema. */
export interface ReadRow<Input> {
  row: number;
  input: Input;
}

/** So long an import can be taken back, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

interface RowImport<Schema extends z.ZodMiniType, Row extends ImportedRow> {
  /** Name of the table of imports: `userImports`. */
  name: string;
  /** What is imported, for the API's document: "users". */
  what: string;
  /** The schema of a row: that of the call that adds one. */
  row: Schema;
  importCall: Call<RowsToImport, RowsImported>;
  undoCall: Call<ImportToUndo, ImportUndone>;
  /** Topics of the messages that it may send. */
  sends?: readonly string[];
  /** What is wrong with rows that fit the schema, by the rules of the call that adds one. */
  check: (store: BackendStore, rows: readonly ReadRow<z.output<Schema>>[], self: Person | null) => Promise<RowIssue[]>;
  add: (store: BackendStore, inputs: readonly z.output<Schema>[], self: Person | null) => Promise<Row[]>;
  find: (store: BackendStore, ids: readonly number[]) => Promise<Row[]>;
  remove: (store: BackendStore, row: Row, self: Person | null) => Promise<void>;
}

/** The rows that fit a schema, and what is wrong with the others. */
function readRows<Schema extends z.ZodMiniType>(schema: Schema, rows: readonly unknown[]) {
  const read: ReadRow<z.output<Schema>>[] = [];
  const issues: RowIssue[] = [];
  for (const [row, sent] of rows.entries()) {
    const { data, error } = z.safeParse(schema, sent);
    if (!error) read.push({ row, input: data });
    for (const { path, message } of error?.issues ?? []) issues.push({ row, field: path.join('.'), message });
  }
  return { read, issues };
}

/** Rows of a request that have the same value, in any case of letters: all but the first. */
export function repeatedRows<Input>(
  rows: readonly ReadRow<Input>[],
  keyOf: (input: Input) => string | undefined,
): { row: number; first: number }[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, input }) => {
    const key = keyOf(input);
    const first = key === undefined ? undefined : seen.get(key);
    if (key !== undefined && first === undefined) seen.set(key, row);
    return first === undefined ? [] : [{ row, first }];
  });
}

type ImportsTable = TableDefinition<StoredImport, 'id' | 'owner' | 'at'>;

const ownerOf = (self: Person | null): number => self?.id ?? 0;

/** Remembers what was imported, and forgets what cannot be taken back any more. */
async function remember(
  store: BackendStore,
  table: ImportsTable,
  self: Person | null,
  rows: readonly ImportedRow[],
): Promise<number> {
  const imports = store.table(table);
  for await (const { id } of imports.each(lt('at', store.now() - keptFor))) await imports.delete(id);
  const kept = rows.map(({ id, rev }) => ({ id, rev }));
  return (await imports.put({ id: await imports.nextId(), owner: ownerOf(self), at: store.now(), rows: kept })).id;
}

const answerImport = <Schema extends z.ZodMiniType, Row extends ImportedRow>(
  table: ImportsTable,
  options: RowImport<Schema, Row>,
): BackendCall =>
  answerCall(options.importCall, {
    isSerializable: true,
    summary: `Import ${options.what}: up to 1,000 rows of a table, those without issues`,
    notes: 'Each row is what the call for one of them takes. `isDryRun` says what is wrong and changes nothing.',
    input: RowsToImport,
    answer: RowsImported,
    action: 'create',
    maxBytes: 4 * 1024 * 1024,
    ...(options.sends && { sends: options.sends }),
    async handle(store, { input: { rows, isDryRun = false }, user }) {
      const { read, issues } = readRows(options.row, rows);
      issues.push(...(await options.check(store, read, user)));
      const odd = new Set(issues.map(({ row }) => row));
      const fine = read.filter(({ row }) => !odd.has(row)).map(({ input }) => input);
      issues.sort((one, other) => one.row - other.row);
      if (isDryRun || fine.length === 0) return ok({ id: null, imported: isDryRun ? fine.length : 0, issues });
      const added = await options.add(store, fine, user);
      return ok({ id: await remember(store, table, user, added), imported: added.length, issues });
    },
  });

const answerUndo = <Schema extends z.ZodMiniType, Row extends ImportedRow>(
  table: ImportsTable,
  { undoCall, what, find, remove }: RowImport<Schema, Row>,
): BackendCall =>
  answerCall(undoCall, {
    isSerializable: true,
    summary: `Take back an import of ${what}; those that were changed since stay`,
    notes: 'One’s own imports alone, for a day.',
    input: ImportToUndo,
    answer: ImportUndone,
    action: 'create',
    deletesPermanently: true,
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const imports = store.table(table);
      const stored = await imports.get(id);
      if (!stored || stored.owner !== ownerOf(user) || stored.at < store.now() - keptFor) return unknown('import');
      const revs = new Map(stored.rows.map((row) => [row.id, row.rev]));
      const found = await find(store, [...revs.keys()]);
      const same = found.filter((row) => row.rev === revs.get(row.id));
      for (const row of same) await remove(store, row, user);
      await imports.delete(id);
      return ok({ removed: same.length, kept: found.length - same.length });
    },
  });

/**
 * The calls by which rows of a table are imported and taken back, and the table that remembers what they were. Who may add
 * one of them may import many, and take back their own imports for a day.
 */
export function defineRowImport<Schema extends z.ZodMiniType, Row extends ImportedRow>(
  options: RowImport<Schema, Row>,
): { table: ImportsTable; calls: BackendCall[] } {
  const table: ImportsTable = defineTable<StoredImport>()({
    name: options.name,
    columns: { owner: 'number', at: 'number' },
    indexes: [['at', 'id']],
  });
  return { table, calls: [answerImport(table, options), answerUndo(table, options)] };
}
