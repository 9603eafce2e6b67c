import {
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  eq,
  gt,
  ok,
  type Rejection,
  reject,
  rejectField,
  z,
} from '@atrium/backend';
import {
  type ContentItem,
  type ExportedItem,
  ExportPage,
  ExportQuery,
  ImportAnswer,
  ImportCall,
  ImportedItem,
} from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { toValues } from '../model/fields/fieldValues';
import { isEditor } from '../model/rights';
import { actorOf } from './actor';
import { itemsTable } from './itemTables';
import { isTaken } from './slugs';
import { commentsTable, customTypesTable, eventsTable, redirectsTable, versionsTable } from './tables';
import { beginItem, rejectFields } from './writeItems';

const maxBytes = 16 * 1024 * 1024;

/** First field of a rejection, with its message. */
function issueOf({ data }: Rejection): { field: string; message: string } {
  if (typeof data.error === 'string') return { field: '', message: data.error };
  const [[field, messages] = ['', []]] = Object.entries(data.error);
  return { field, message: messages[0] ?? '' };
}

interface Filed {
  channelIds: number[];
  projectId: number | null;
}

type Outcome = { item: ContentItem } | { field: string; message: string };

async function importOne(store: BackendStore, sent: unknown, filed: Filed, authorId: number): Promise<Outcome> {
  const { data, error } = z.safeParse(ImportedItem, sent);
  if (error) return { field: String(error.issues[0]?.path[0] ?? ''), message: error.issues[0]?.message ?? '' };
  const { type, slug = '', ...fields } = data;
  const given = {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(fields.values && { values: toValues(fields.values) }),
  };
  const rejection = await rejectFields(store, given);
  if (rejection) return issueOf(rejection);
  // An address that is taken is made anew, of the title.
  const free = slug && !(await isTaken(store, slug)) ? { slug } : {};
  return { item: await beginItem(store, type, { ...given, ...filed, ...free }, authorId) };
}

/** Rows of an item are few; 1,000 of each at most. */
async function exportOne(store: BackendStore, item: ContentItem): Promise<ExportedItem> {
  const where = eq<'itemId'>('itemId', item.id);
  const [versions, comments, events, redirects] = await Promise.all([
    store.table(versionsTable).find({ where, orderBy: [asc('version')] }),
    store.table(commentsTable).find({ where, orderBy: [asc('id')] }),
    store.table(eventsTable).find({ where, orderBy: [asc('id')] }),
    store.table(redirectsTable).find({ where }),
  ]);
  return {
    item,
    versions: versions.map(({ id: _, snapshot, ...version }) => ({
      ...version,
      snapshot: { channelIds: item.channelIds, tags: item.tags, locale: item.locale, ...snapshot },
    })),
    comments,
    events: events.map(({ before: _, title: _title, projectId: _projectId, ...event }) => event),
    redirects: redirects.map(({ id }) => id),
  };
}

/** Items of one page of an export: each comes with all its versions. */
const perExport = 10;
/** Characters of texts after which a page ends: no answer blocks the others. */
const maxExportLength = 1_000_000;

export const exchangeCalls: readonly BackendCall[] = [
  answerCall(sectionCalls.importItems, {
    isSerializable: true,
    summary: 'Take in items of other systems, as drafts of the caller',
    notes:
      'Each item is checked by itself: those that cannot be taken are listed with the field and the reason. One whose address another item has gets one made of its title.',
    input: ImportCall,
    maxBytes,
    answer: ImportAnswer,
    action: 'create',
    async handle(store, { input: { items, channelIds = [], projectId = null }, user }) {
      const filed = { channelIds: [...channelIds].map(Number), projectId };
      const rejection = await rejectFields(store, filed);
      if (rejection) return rejection;
      const answer: ImportAnswer = { done: [], refused: [] };
      for (const [place, sent] of items.entries()) {
        const outcome = await importOne(store, sent, filed, actorOf(user).id);
        if ('item' in outcome) answer.done.push({ place, id: outcome.item.id, slug: outcome.item.slug });
        else answer.refused.push({ place, ...outcome });
      }
      return ok(answer);
    },
  }),
  answerCall(sectionCalls.exportItems, {
    summary: 'All items with their versions, comments, history and former addresses, a few at a time: editors may',
    input: ExportQuery,
    answer: ExportPage,
    action: 'update',
    async handle(store, { input: { after }, user }) {
      if (!isEditor(actorOf(user))) return reject(403, 'Editors may', 'notAllowed');
      if (typeof after === 'number' && after < 0) return rejectField('after', 'An id, or nothing.');
      const rows = await store
        .table(itemsTable)
        .find({ where: gt<'id'>('id', after ?? 0), orderBy: [asc('id')], limit: perExport });
      const items: ExportedItem[] = [];
      let length = 0;
      for (const item of rows) {
        const exported = await exportOne(store, item);
        items.push(exported);
        length += exported.versions.reduce((sum, { snapshot }) => sum + snapshot.body.length, item.body.length);
        if (length > maxExportLength) break;
      }
      const isWhole = items.length === rows.length && rows.length < perExport;
      const isFirst = typeof after !== 'number' || after === 0;
      const types = isFirst ? await store.table(customTypesTable).find() : [];
      return ok({ types, items, next: isWhole ? null : (items.at(-1)?.item.id ?? null) });
    },
  }),
];
