import {
  and,
  answerCall,
  asc,
  type BackendStore,
  byChoice,
  Done,
  type Due,
  defineBackend,
  desc,
  done,
  gte,
  lt,
  ok,
  readList,
} from '@atrium/backend';
import { auditCalls, auditSubject } from '../api/organisation';
import * as schemas from '../api/organisation/auditSchemas';
import { AuditPage, AuditQuery, AuditSettings, ExportNote } from '../api/organisation/auditSchemas';
import type { CoreOptions } from '../options/CoreOptions';
import { auditSettingsTable, auditTable, type StoredAuditEntry } from './tables';

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 365;
const defaultPerPage = 50;
/** Entries that one run of the job deletes: of more, the next one does. */
const maxPurged = 2_000;

const readSettings = async (store: BackendStore): Promise<AuditSettings> => ({
  keptDays: (await store.table(auditSettingsTable).get('settings'))?.keptDays ?? usualDays,
});

const toEntry = ({ at, ...entry }: StoredAuditEntry) => ({ ...entry, at: new Date(at).toISOString() });

const toWhere = ({ kind, app, person, token, period }: AuditQuery) =>
  and(
    byChoice('kind', kind),
    byChoice('app', app),
    byChoice('personId', person),
    byChoice('tokenId', token),
    momentsIn(period),
  );

/** Days as they are in UTC, on a column of milliseconds. */
function momentsIn(period: string | null | undefined) {
  const [from = '', to = ''] = (period ?? '').split('..');
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return and<'at'>(
    !Number.isNaN(start) && gte('at', start),
    !Number.isNaN(end) && lt('at', end + (to.length === 10 ? dayMs : 1)),
  );
}

/** Deletes what was kept for its days; looked at each day, for entries come without a notice. */
const purge: Due = {
  nextAt: async (store) => (await store.table(auditSettingsTable).get('settings'))?.purgeAt ?? store.now(),
  async run(store) {
    const { keptDays } = await readSettings(store);
    const entries = store.table(auditTable);
    const where = lt<'at'>('at', store.now() - keptDays * dayMs);
    const old = await entries.find({ where, orderBy: [asc('at')], limit: maxPurged });
    for (const { id } of old) await entries.delete(id);
    const purgeAt = store.now() + (old.length === maxPurged ? 1_000 : dayMs);
    await store.table(auditSettingsTable).put({ id: 'settings', keptDays, purgeAt });
  },
};

/** What was done in the organisation, by whom; the server writes it (`auditEntryOf`). */
export const createAuditBackend = ({ isServer = false }: CoreOptions) =>
  defineBackend({
    id: 'audit',
    api: { about: 'The audit log: who did what, when, from where and by which token', calls: auditCalls },
    subject: auditSubject,
    entities: schemas,
    tables: [auditTable, auditSettingsTable],
    due: purge,
    calls: [
      answerCall(auditCalls.getEntries, {
        summary: 'A page of the audit log, the latest first',
        notes:
          'Every call that changed something, every export and every try to sign in. `kind` and `app` take one value, several (`deleted,roles`) or all but some (`!created`); `person` and `token` take ids; `period` is `2026-01-01..2026-01-31` in UTC, or two moments. Of a person’s own records, such as emails, there are no names. The demo keeps none.',
        input: AuditQuery,
        answer: AuditPage,
        async handle(store, { input }) {
          const query = { where: toWhere(input), orderBy: [desc<'at'>('at'), desc<'id'>('id')] };
          const paging = { page: input.page ?? 1, perPage: input.perPage };
          const { rows, total } = await readList(store, store.table(auditTable), query, paging, defaultPerPage);
          return ok({ entries: rows.map(toEntry), total, isKept: isServer });
        },
      }),
      answerCall(auditCalls.getSettings, {
        summary: 'For how many days the audit log keeps an entry',
        answer: AuditSettings,
        handle: async (store) => ok(await readSettings(store)),
      }),
      answerCall(auditCalls.changeSettings, {
        summary: 'Change for how many days the audit log keeps an entry, from 30 to 3,650',
        notes: 'What is older is deleted within a day.',
        input: AuditSettings,
        answer: AuditSettings,
        deniesApiTokens: true,
        async handle(store, { input }) {
          const settings = store.table(auditSettingsTable);
          const { purgeAt = store.now() } = (await settings.get('settings')) ?? {};
          await settings.put({ id: 'settings', keptDays: input.keptDays, purgeAt });
          return ok(input);
        },
      }),
      answerCall(auditCalls.noteExport, {
        summary: 'Note that a page has saved a list as a file',
        notes: 'Pages ask for it after an export; a program need not.',
        input: ExportNote,
        answer: Done,
        subject: null,
        isExport: true,
        auditDetails: ({ list, rows }: { list: string; rows: number }) => ({ list, rows: String(rows) }),
        handle: () => done(),
      }),
    ],
  });
