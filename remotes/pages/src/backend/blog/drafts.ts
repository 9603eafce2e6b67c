import { type BackendStore, type Person, toDay, toText, type z } from 'shared/backend';
import type { BlogUpdate } from '../../api/blog/schemas';
import { getSelf } from '../self';
import { postsKey, type StoredPost } from './tables';

const excerptLength = 140;

/** A new post of the person who is signed in. */
export function createPost(store: BackendStore, user: Person | null): StoredPost {
  const self = getSelf(store, user);
  const person = { userFullName: self?.fullName ?? '', avatar: self?.avatar ?? null };
  const id = store.table(postsKey).nextId();
  return {
    id,
    slug: `post-${id}`,
    title: '',
    img: '/assets/demo/blog/1.svg',
    ...person,
    blogPosted: toDay(new Date(store.now())),
    tags: [],
    excerpt: '',
    status: 'Draft',
    content: '',
    author: { ...person, about: '' },
    bookmarked: 0,
    isBookmarked: false,
  };
}

/** What was sent over what stood there; the excerpt follows the text. */
export function mergePost(before: StoredPost, sent: z.output<typeof BlogUpdate>): StoredPost {
  const content = sent.content ?? before.content;
  return {
    ...before,
    title: sent.blogTitle ?? before.title,
    tags: sent.blogCategories ? [...new Set(sent.blogCategories)] : before.tags,
    slug: sent.slug ?? before.slug,
    status: sent.status ?? before.status,
    img: sent.featuredImage ?? before.img,
    content,
    excerpt: sent.content === undefined ? before.excerpt : toText(content).slice(0, excerptLength),
  };
}
