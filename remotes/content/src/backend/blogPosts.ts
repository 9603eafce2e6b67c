import { type BackendStore, createSearch, type Person, peopleKey, toDay, toFilter, toText } from '@atrium/backend';
import type { Blog, BlogComment, BlogDetail, BlogDraft, BlogSidebar } from '../api/blog/schemas';
import type { ContentItem } from '../api/schemas';
import { blogStatusOf, isPost } from '../model/blogPost';
import { mayReadDrafts } from '../model/rights';
import { foldTags, tagKey } from '../model/tags';
import { actorOf } from './actor';
import { bookmarksKey, channelsKey, itemsKey, noBookmarks, postCommentsKey } from './tables';
import { toLive } from './versions';

interface View {
  q?: string | null;
  category?: string | null;
  status?: string | null;
}

type Reader = Person | null;

const usualPicture = '/assets/demo/blog/1.svg';
const excerptLength = 140;

const isLive = ({ publishedVersion }: ContentItem): boolean => publishedVersion !== null;
const dayOf = (item: ContentItem): string => toDay(new Date(item.publishedAt ?? item.updatedAt));
const byNewest = (a: ContentItem, b: ContentItem) =>
  (b.publishedAt ?? b.updatedAt).localeCompare(a.publishedAt ?? a.updatedAt) || b.id - a.id;

/** Visible posts: unpublished ones only for writers. */
function postsFor(store: BackendStore, reader: Reader): ContentItem[] {
  const channels = store.table(channelsKey).all();
  const isInside = mayReadDrafts(actorOf(reader));
  return store
    .table(itemsKey)
    .all()
    .filter((item) => item.status !== 'archived' && (isInside || isLive(item)))
    .map((item) => toLive(store, item))
    .filter((item) => isPost(item, channels))
    .map((item) => ({ ...item, tags: foldTags(item.tags) }));
}

const authorOf = (store: BackendStore, { authorId }: ContentItem) => {
  const author = store.table(peopleKey).get(authorId);
  return { userFullName: author?.fullName ?? '', avatar: author?.avatar ?? null, about: author?.company ?? '' };
};

/** Matching posts, newest first; published ones unless a status, or `all`, is given. */
export function listPosts(store: BackendStore, { q, category, status }: View, reader: Reader): ContentItem[] {
  const search = createSearch(q);
  const wantedCategory = tagKey(category ?? '');
  const wantedStatus = (toFilter(status) ?? 'Published').toLowerCase();
  return postsFor(store, reader)
    .filter(
      (post) =>
        (wantedStatus === 'all' || blogStatusOf(post).toLowerCase() === wantedStatus) &&
        (!wantedCategory || post.tags.some((tag) => tagKey(tag) === wantedCategory)) &&
        search(post.title, post.summary, authorOf(store, post).userFullName, ...post.tags),
    )
    .sort(byNewest);
}

/** Post by id, if visible; the newest published one without an id. */
export const findPost = (
  store: BackendStore,
  id: number | null | undefined,
  reader: Reader,
): ContentItem | undefined =>
  typeof id === 'number' ? postsFor(store, reader).find((post) => post.id === id) : listPosts(store, {}, reader)[0];

/** Item of a post with its newest text, if visible; also for one not published yet. */
export const findItem = (
  store: BackendStore,
  id: number | null | undefined,
  reader: Reader,
): ContentItem | undefined => {
  const post = findPost(store, id, reader);
  const item = store.table(itemsKey).get(post?.id ?? id ?? 0);
  if (post || !item) return item;
  const isComing = isPost(item, store.table(channelsKey).all()) && item.status !== 'archived';
  return isComing && mayReadDrafts(actorOf(reader)) ? item : undefined;
};

export function toListed(store: BackendStore, post: ContentItem): Blog {
  const { id, slug, title, cover, summary, body, tags } = post;
  const { userFullName, avatar } = authorOf(store, post);
  return {
    id,
    slug,
    title,
    img: cover?.src ?? usualPicture,
    avatar,
    userFullName,
    blogPosted: dayOf(post),
    tags,
    excerpt: summary || toText(body).slice(0, excerptLength),
    comment: listComments(store, id).length,
    status: blogStatusOf(post),
  };
}

export function toDetail(store: BackendStore, post: ContentItem, reader: Reader): BlogDetail {
  const listed = toListed(store, post);
  const { others, userIds } = store.table(bookmarksKey).get(post.id) ?? noBookmarks;
  return {
    ...listed,
    imgAlt: post.cover?.alt ?? '',
    content: post.body,
    author: authorOf(store, post),
    comments: listed.comment,
    bookmarked: others + userIds.length,
    isBookmarked: userIds.includes(actorOf(reader).id),
  };
}

export const listComments = (store: BackendStore, blogId: number): BlogComment[] =>
  store
    .table(postCommentsKey)
    .all()
    .filter((comment) => comment.blogId === blogId)
    .map(({ blogId: _, ...comment }) => comment);

export function toDraft(store: BackendStore, item: ContentItem): BlogDraft {
  const { userFullName, avatar } = authorOf(store, item);
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

const icons: Record<string, string> = {
  Reporting: 'newspaper',
  Photography: 'camera',
  Design: 'palette',
  Languages: 'languages',
  Newsletter: 'mail',
  Workshop: 'wrench',
};

const recentCount = 4;

export function getSidebar(store: BackendStore, reader: Reader): BlogSidebar {
  const published = listPosts(store, {}, reader);
  // The oldest post determines the spelling.
  const spellings = new Map(published.flatMap(({ tags }) => tags.map((tag) => [tagKey(tag), tag])));
  const counts = new Map<string, number>();
  for (const key of published.flatMap(({ tags }) => tags.map(tagKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    recentPosts: published.slice(0, recentCount).map((post) => ({
      id: post.id,
      slug: post.slug,
      img: post.cover?.src ?? usualPicture,
      title: post.title,
      createdTime: dayOf(post),
    })),
    categories: [...counts]
      .map(([key, count]) => [spellings.get(key) ?? key, count] as const)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([category, count]) => ({ category, icon: icons[category] ?? 'tag', count })),
  };
}
