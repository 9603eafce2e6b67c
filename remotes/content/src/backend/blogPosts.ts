import {
  type AppBackend,
  and,
  asc,
  type BackendStore,
  desc,
  eq,
  has,
  ne,
  oneOf,
  or,
  type Person,
  peopleTable,
  search,
  toDay,
  toFilter,
  toPlainText,
  toText,
  type Where,
} from '@atrium/backend';
import type { Blog, BlogComment, BlogDetail, BlogDraft } from '../api/blog/schemas';
import type { ContentItem } from '../api/schemas';
import { blogStatusOf, isPost, postPath } from '../model/blogPost';
import { mayReadDrafts } from '../model/rights';
import { foldTags, tagKey } from '../model/tags';
import { sourceIdOf } from '../model/translation';
import { actorOf } from './actor';
import { readShownFields } from './customTypes';
import { itemsTable, type ShownColumn, shownItemsTable } from './itemTables';
import { bookmarksTable, channelsTable, noBookmarks, postCommentsTable, redirectsTable } from './tables';

interface View {
  q?: string | null | undefined;
  category?: string | null | undefined;
  status?: string | null | undefined;
  /** Absent: in all languages. */
  inLanguage?: Where<ShownColumn>;
}

type Reader = Person | null;

export const usualPicture = '/assets/demo/blog/1.svg';
const excerptLength = 140;

export const dayOf = (item: ContentItem): string => toDay(new Date(item.publishedAt ?? item.updatedAt));
export const newestFirst = [desc<ShownColumn>('newestAt'), desc<ShownColumn>('id')];
export const oldestFirst = [asc<ShownColumn>('newestAt'), asc<ShownColumn>('id')];

/** Condition of visible posts: unpublished ones only for writers. */
async function whereVisible(store: BackendStore, reader: Reader): Promise<Where<ShownColumn>> {
  const channels = await store.table(channelsTable).find();
  return and<ShownColumn>(
    eq('type', 'article'),
    ne('status', 'archived'),
    or(...channels.flatMap(({ id, kind }) => (kind === 'blog' ? [has('channelIds', id)] : []))),
    !mayReadDrafts(actorOf(reader)) && eq('isLive', true),
  );
}

/** Ids of those authors of some posts whose name contains a text. */
async function findAuthors(store: BackendStore, posts: Where<ShownColumn>, text: string): Promise<number[]> {
  const authors = await store.table(shownItemsTable).groupBy('authorId', posts).count();
  const people = await store.table(peopleTable).getMany([...authors.keys()].filter((id) => typeof id === 'number'));
  const wanted = toPlainText(text);
  return people.flatMap(({ id, fullName }) => (toPlainText(fullName).includes(wanted) ? [id] : []));
}

/** Condition of posts that match; published ones unless a status, or `all`, is given. */
export async function wherePosts(
  store: BackendStore,
  { q, category, status, inLanguage }: View,
  reader: Reader,
): Promise<Where<ShownColumn>> {
  const wantedStatus = toFilter(status) ?? 'Published';
  const wantedCategory = tagKey(category ?? '');
  const text = toFilter(q);
  const posts = and<ShownColumn>(
    await whereVisible(store, reader),
    wantedStatus.toLowerCase() !== 'all' && eq('blogStatus', wantedStatus),
    wantedCategory !== '' && has('tagKeys', wantedCategory),
    // What is not live is not for readers.
    wantedStatus === 'Published' && inLanguage,
  );
  if (text === undefined) return posts;
  return and<ShownColumn>(posts, or(search(text), oneOf('authorId', await findAuthors(store, posts, text))));
}

/** Post by id, if visible; the newest published one without an id. */
export async function findPost(
  store: BackendStore,
  id: number | null | undefined,
  reader: Reader,
  inLanguage?: Where<ShownColumn>,
): Promise<ContentItem | undefined> {
  const where =
    typeof id === 'number'
      ? and(eq('id', id), await whereVisible(store, reader))
      : await wherePosts(store, { ...(inLanguage && { inLanguage }) }, reader);
  return store.table(shownItemsTable).first({ where, orderBy: newestFirst });
}

/** Post at an address, or one that was at it before, if visible. */
export async function findPostAt(store: BackendStore, slug: string, reader: Reader): Promise<ContentItem | undefined> {
  const visible = await whereVisible(store, reader);
  const shown = store.table(shownItemsTable);
  const post = slug && (await shown.first({ where: and<ShownColumn>(eq('slug', slug), visible) }));
  if (post) return post;
  const former = await store.table(redirectsTable).get(slug);
  return former && shown.first({ where: and<ShownColumn>(eq('id', former.itemId), visible) });
}

const postPrefix = '/pages/blog/post/';

/** The address of a live post that was at another one before. */
export const movedPosts: NonNullable<AppBackend['movedPages']> = {
  prefix: postPrefix,
  async find(store, path) {
    const post = await findPostAt(store, path.slice(postPrefix.length), null);
    return post && post.publishedVersion !== null ? postPath(post) : null;
  },
};

/** Item of a post with its newest text, if visible; also for one not published yet. */
export async function findItem(
  store: BackendStore,
  id: number | null | undefined,
  reader: Reader,
): Promise<ContentItem | undefined> {
  const post = await findPost(store, id, reader);
  const item = await store.table(itemsTable).get(post?.id ?? id ?? 0);
  if (post || !item) return item;
  const isComing = isPost(item, await store.table(channelsTable).find()) && item.status !== 'archived';
  return isComing && mayReadDrafts(actorOf(reader)) ? item : undefined;
}

async function readAuthors(store: BackendStore, posts: readonly ContentItem[]) {
  const people = await store.table(peopleTable).getMany(posts.map(({ authorId }) => authorId));
  const authors = new Map(people.map((person) => [person.id, person]));
  return ({ authorId }: ContentItem) => {
    const author = authors.get(authorId);
    return { userFullName: author?.fullName ?? '', avatar: author?.avatar ?? null, about: author?.company ?? '' };
  };
}

const toBlog = (post: ContentItem, author: Pick<Blog, 'userFullName' | 'avatar'>, comment: number): Blog => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  img: post.cover?.src ?? usualPicture,
  avatar: author.avatar,
  userFullName: author.userFullName,
  blogPosted: dayOf(post),
  tags: foldTags(post.tags),
  excerpt: post.summary || toText(post.body).slice(0, excerptLength),
  locale: post.locale,
  comment,
  status: blogStatusOf(post),
});

export async function toListed(store: BackendStore, posts: readonly ContentItem[]): Promise<Blog[]> {
  const ids = posts.map(({ id }) => id);
  const [authorOf, comments] = await Promise.all([
    readAuthors(store, posts),
    store.table(postCommentsTable).groupBy('blogId', oneOf('blogId', ids)).count(),
  ]);
  return posts.map((post) => toBlog(post, authorOf(post), comments.get(post.id) ?? 0));
}

const toLanguage = ({ id, slug, locale, title }: ContentItem) => ({ id, slug, locale, title });

/** A post in all languages in which it is live, the usual one first. */
async function readLiveGroup(store: BackendStore, post: ContentItem): Promise<ContentItem[]> {
  const sourceId = sourceIdOf(post);
  const where = and<ShownColumn>(or(eq('id', sourceId), eq('translationOf', sourceId)), eq('isLive', true));
  const group = await store.table(shownItemsTable).find({ where });
  return group.toSorted(
    (a, b) => Number(a.isAlternate ?? false) - Number(b.isAlternate ?? false) || a.locale.localeCompare(b.locale),
  );
}

export async function toDetail(store: BackendStore, post: ContentItem, reader: Reader): Promise<BlogDetail> {
  const [authorOf, fields, comments, { others, userIds } = noBookmarks] = await Promise.all([
    readAuthors(store, [post]),
    readShownFields(store, post),
    store.table(postCommentsTable).count(eq('blogId', post.id)),
    store.table(bookmarksTable).get(post.id),
  ]);
  const author = authorOf(post);
  return {
    ...toBlog(post, author, comments),
    imgAlt: post.cover?.alt ?? '',
    translations: (post.otherLocales ?? []).length > 0 ? (await readLiveGroup(store, post)).map(toLanguage) : [],
    content: post.body,
    author,
    comments,
    bookmarked: others + userIds.length,
    isBookmarked: userIds.includes(actorOf(reader).id),
    seo: post.seo ?? null,
    fields,
    authorId: post.authorId,
  };
}

/** The oldest ones first, 1,000 at most. */
export async function listComments(store: BackendStore, blogId: number): Promise<BlogComment[]> {
  const comments = await store.table(postCommentsTable).find({ where: eq('blogId', blogId) });
  return comments.map(({ blogId: _, ...comment }) => comment);
}

export async function toDraft(store: BackendStore, item: ContentItem): Promise<BlogDraft> {
  const { userFullName, avatar } = (await readAuthors(store, [item]))(item);
  return {
    id: item.id,
    avatar,
    userFullName,
    createdTime: dayOf(item),
    blogTitle: item.title,
    blogCategories: foldTags(item.tags),
    slug: item.slug,
    status: blogStatusOf(item),
    content: item.body,
    featuredImage: item.cover?.src ?? usualPicture,
  };
}

/** Draft in the original template's form: labelled categories and an excerpt. */
export const draftLegacyView = ({ blogCategories, ...draft }: BlogDraft) => ({
  ...draft,
  blogCategories: blogCategories.map((category) => ({ value: category, label: category })),
  excerpt: toText(draft.content).slice(0, excerptLength),
});
