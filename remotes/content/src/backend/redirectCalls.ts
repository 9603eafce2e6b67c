import {
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  desc,
  done,
  ok,
  readList,
  reject,
  rejectField,
  search,
  unknown,
} from '@atrium/backend';
import { type Redirect, RedirectId, RedirectPage, RedirectQuery, RedirectToAdd } from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { isEditor } from '../model/rights';
import { actorOf } from './actor';
import { shownItemsTable } from './itemTables';
import { isTaken } from './slugs';
import { redirectsTable, type StoredRedirect } from './tables';

const defaultPerPage = 50;

async function toListed(store: BackendStore, redirects: readonly StoredRedirect[]): Promise<Redirect[]> {
  const found = await store.table(shownItemsTable).getMany(redirects.map(({ itemId }) => itemId));
  const items = new Map(found.map((item) => [item.id, item]));
  return redirects.map(({ id, itemId, at }) => {
    const item = items.get(itemId);
    const isLive = item !== undefined && item.publishedVersion !== null;
    return { slug: id, itemId, title: item?.title ?? '', target: item?.slug ?? '', isLive, at };
  });
}

export const redirectCalls: BackendCall[] = [
  answerCall(sectionCalls.getRedirects, {
    summary: 'Former addresses, and the items that they lead to, the newest first',
    input: RedirectQuery,
    answer: RedirectPage,
    action: 'update',
    async handle(store, { input }) {
      const query = { where: search(input.q), orderBy: [desc<'at' | 'id'>('at'), desc<'at' | 'id'>('id')] };
      const paging = { ...input, page: input.page ?? 1 };
      const { rows, total } = await readList(store, store.table(redirectsTable), query, paging, defaultPerPage);
      return ok({ redirects: await toListed(store, rows), total });
    },
  }),
  answerCall(sectionCalls.addRedirect, {
    isSerializable: true,
    summary: 'Lead readers from an address to an item: editors may',
    input: RedirectToAdd,
    answer: Done,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { slug, itemId }, user }) {
      if (!isEditor(actorOf(user))) return reject(403, 'Editors may', 'notAllowed');
      if (!(await store.table(shownItemsTable).get(itemId))) return unknown('item');
      if (await isTaken(store, slug)) return rejectField('slug', 'Another item has this address.', 'taken');
      await store.table(redirectsTable).put({ id: slug, itemId, at: new Date(store.now()).toISOString() });
      return done();
    },
  }),
  answerCall(sectionCalls.deleteRedirect, {
    summary: 'Lead readers from an address no more: editors may',
    input: RedirectId,
    answer: Done,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { slug }, user }) {
      if (!isEditor(actorOf(user))) return reject(403, 'Editors may', 'notAllowed');
      const redirects = store.table(redirectsTable);
      if (!(await redirects.get(slug))) return unknown('address');
      await redirects.delete(slug);
      return done();
    },
  }),
];
