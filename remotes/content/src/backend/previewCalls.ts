import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  desc,
  done,
  eq,
  notificationTopic,
  ok,
  reject,
  rejectField,
  unknown,
  z,
} from '@atrium/backend';
import {
  type ContentItem,
  GuestComment,
  ItemId,
  PreviewAnswer,
  PreviewId,
  type PreviewLink,
  PreviewList,
  PreviewToAdd,
  PreviewToken,
} from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { writeEndedPage, writePreviewPage } from '../model/previewPage';
import { type Actor, isEditor } from '../model/rights';
import { actorOf, readPeople } from './actor';
import { readShownFields } from './customTypes';
import { itemsTable } from './itemTables';
import { notifyPeople } from './notifyPeople';
import { commentsTable, previewLinksTable, type StoredPreviewLink } from './tables';
import { readVersion } from './versions';

const dayMs = 24 * 60 * 60_000;
/** Comments that come by one link. */
const maxComments = 100;
/** Links of one item. */
const maxLinks = 50;

/** 256 bits: it cannot be guessed, so that it needs no other signature. */
const createToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** What is stored of a token: nobody who reads the records has a link by it. */
async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const mayShare = (item: ContentItem, actor: Actor): boolean => isEditor(actor) || item.authorId === actor.id;

async function toListed(store: BackendStore, links: readonly StoredPreviewLink[]): Promise<PreviewLink[]> {
  const personOf = await readPeople(
    store,
    links.map(({ byId }) => byId),
  );
  return links.map(({ byId, ...link }) => ({ ...link, by: personOf(byId) }));
}

/** Link and version of a token, while it is open. */
async function openLink(store: BackendStore, token: string) {
  const link = await store.table(previewLinksTable).get(await hashToken(token));
  if (!link || Date.parse(link.until) <= store.now()) return null;
  const item = await store.table(itemsTable).get(link.itemId);
  const version = item && (await readVersion(store, item, link.version));
  return item && version ? { link, item, version } : null;
}

const sharing: readonly BackendCall[] = [
  answerCall(sectionCalls.getPreviews, {
    summary: 'Links by which people without an account read an item, the newest first',
    input: ItemId,
    answer: PreviewList,
    action: 'update',
    async handle(store, { input: { id } }) {
      const links = await store
        .table(previewLinksTable)
        .find({ where: eq<'itemId'>('itemId', id), orderBy: [desc('createdAt')], limit: maxLinks });
      return ok({ links: await toListed(store, links) });
    },
  }),
  answerCall(sectionCalls.addPreview, {
    summary: 'Make a link to one version for people without an account: its author may, and editors',
    notes: 'The token is in `path`, and told this once: only its hash is stored. The link ends by itself after `days`.',
    input: PreviewToAdd,
    answer: PreviewAnswer,
    success: [201],
    action: 'update',
    rejections: [404],
    async handle(store, { input: { itemId, version, days, mayComment, name }, user }) {
      const item = await store.table(itemsTable).get(itemId);
      if (!item || !(await readVersion(store, item, version))) return unknown('version');
      const actor = actorOf(user);
      if (!mayShare(item, actor)) return reject(403, 'Its author and editors may', 'notAllowed');
      const links = store.table(previewLinksTable);
      if ((await links.count(eq('itemId', itemId))) >= maxLinks)
        return rejectField('itemId', `An item has ${maxLinks} links at most.`, 'tooMany');
      const token = createToken();
      const link = await links.put({
        id: await hashToken(token),
        itemId,
        version,
        name,
        mayComment,
        until: new Date(store.now() + days * dayMs).toISOString(),
        createdAt: new Date(store.now()).toISOString(),
        byId: actor.id,
        comments: 0,
      });
      const [listed] = await toListed(store, [link]);
      return listed ? created({ link: listed, path: `/apps/content/preview?token=${token}` }) : unknown('link');
    },
  }),
  answerCall(sectionCalls.revokePreview, {
    summary: 'End a link at once',
    input: PreviewId,
    answer: Done,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const link = await store.table(previewLinksTable).get(id);
      const item = link && (await store.table(itemsTable).get(link.itemId));
      if (!link || !item) return unknown('link');
      if (!mayShare(item, actorOf(user))) return reject(403, 'Its author and editors may', 'notAllowed');
      await store.table(previewLinksTable).delete(id);
      return done();
    },
  }),
];

/** Calls of people without an account: the token says what they may. */
const guests: readonly BackendCall[] = [
  answerCall(sectionCalls.openPreview, {
    summary: 'One version as a page, for who has the link',
    input: PreviewToken,
    answer: z.string(),
    subject: null,
    isPublic: true,
    media: 'text/html',
    async handle(store, { input: { token } }) {
      const opened = await openLink(store, token);
      if (!opened) return ok(await writeEndedPage());
      const { link, version, item } = opened;
      const { name, until, mayComment } = link;
      const text = version.snapshot;
      const fields = await readShownFields(store, { typeId: item.typeId, values: text.values });
      return ok(await writePreviewPage({ text, fields, name, until, token: mayComment ? token : null }));
    },
  }),
  answerCall(sectionCalls.commentPreview, {
    summary: 'Say something of a version, where the link allows it',
    input: GuestComment,
    answer: Done,
    success: [201],
    subject: null,
    isPublic: true,
    needs: ['people'],
    sends: [notificationTopic],
    rejections: [404],
    async handle(store, { input: { token, name, text } }) {
      const opened = await openLink(store, token);
      if (!opened) return unknown('link');
      const { link, item } = opened;
      if (!link.mayComment || link.comments >= maxComments) return reject(403, 'It takes no comments', 'notAllowed');
      await store.table(previewLinksTable).put({ ...link, comments: link.comments + 1 });
      const comments = store.table(commentsTable);
      const { id } = await comments.put({
        id: await comments.nextId(),
        itemId: item.id,
        version: link.version,
        authorId: 0,
        guest: name,
        text,
        quote: null,
        isBlocking: false,
        isResolved: false,
        at: new Date(store.now()).toISOString(),
      });
      await notifyPeople(store, {
        what: 'commented',
        item,
        to: [item.authorId, item.reviewerId, link.byId],
        actorId: null,
        reason: `${name}: ${text}`,
        link: `/content/items/${item.id}?tab=comments&comment=${id}`,
      });
      return created({});
    },
  }),
];

export const previewCalls: readonly BackendCall[] = [...sharing, ...guests];
