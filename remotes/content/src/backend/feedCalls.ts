import {
  and,
  answerCall,
  type BackendCall,
  type BackendRequest,
  type BackendStore,
  eq,
  ok,
  oneOf,
  or,
  peopleTable,
  toText,
  unknown,
  type Where,
  z,
} from '@atrium/backend';
import { blogCalls } from '../api/blog/calls';
import { FeedQuery, SitemapQuery } from '../api/blog/schemas';
import type { ContentItem } from '../api/schemas';
import { type Alternate, alternatesOf } from '../model/alternates';
import { postPath } from '../model/blogPost';
import { type Feed, type FeedEntry, feedTypes, writeFeed } from '../model/feed';
import { writeSitemap, writeSitemapIndex } from '../model/sitemap';
import { foldTags } from '../model/tags';
import { sourceIdOf } from '../model/translation';
import { newestFirst, wherePosts } from './blogPosts';
import { type ShownColumn, shownItemsTable } from './itemTables';
import { whereInLanguage } from './readerLanguage';
import { channelsTable } from './tables';

type Asked = z.output<typeof FeedQuery>;

const maxEntries = 30;
const summaryLength = 400;
/** Markup of which a summary is made: the rest of a long text is not read. */
const readLength = 20_000;

const isPublicAddress = (src: string): boolean => /^https:\/\//.test(src) || src.startsWith('/assets/');

/** Live posts: who reads a feed is nobody in particular. */
const whereLive = async (
  store: BackendStore,
  { category, author }: Asked,
  inLanguage?: Where<ShownColumn>,
): Promise<Where<ShownColumn>> =>
  and<ShownColumn>(
    await wherePosts(store, { category, ...(inLanguage && { inLanguage }) }, null),
    eq('isLive', true),
    typeof author === 'number' && eq('authorId', author),
  );

function toEntry(post: ContentItem, origin: string, author: string): FeedEntry {
  const summary = post.seo?.description || post.summary || toText(post.body.slice(0, readLength));
  const picture = [post.seo?.picture, post.cover?.src].find((src) => src && isPublicAddress(src));
  return {
    id: `${origin}/pages/blog/detail/${post.id}`,
    url: origin + postPath(post),
    title: post.title,
    summary: summary.slice(0, summaryLength),
    at: post.publishedAt ?? post.updatedAt,
    author,
    tags: foldTags(post.tags),
    language: post.locale,
    picture: picture?.startsWith('/') ? origin + picture : (picture ?? null),
  };
}

/** Null where there is no such author. */
async function readFeed(
  store: BackendStore,
  asked: Asked,
  kind: Feed['kind'],
  { origin = '', languages }: Pick<BackendRequest<unknown>, 'origin' | 'languages'>,
): Promise<Feed | null> {
  const author = typeof asked.author === 'number' ? await store.table(peopleTable).get(asked.author) : undefined;
  if (typeof asked.author === 'number' && !author) return null;
  const where = await whereLive(store, asked, whereInLanguage(asked.language, languages));
  const [posts, channels] = await Promise.all([
    store.table(shownItemsTable).find({ where, orderBy: newestFirst, limit: maxEntries }),
    store.table(channelsTable).find(),
  ]);
  const people = await store.table(peopleTable).getMany(posts.map(({ authorId }) => authorId));
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  const blog = channels.find((channel) => channel.kind === 'blog')?.name ?? 'Blog';
  const query = new URLSearchParams({
    ...(asked.category && { category: asked.category }),
    ...(author && { author: String(author.id) }),
    ...(asked.language && { language: asked.language }),
  }).toString();
  return {
    kind,
    title: [blog, asked.category, author?.fullName].filter(Boolean).join(' · '),
    home: `${origin}/pages/blog/list${asked.category ? `?${new URLSearchParams({ category: asked.category })}` : ''}`,
    self: `${origin}/blog/feed/${kind}${query && `?${query}`}`,
    entries: posts.map((post) => toEntry(post, origin, names.get(post.authorId) ?? '')),
  };
}

const feedNames = { rss: 'RSS 2.0', atom: 'Atom (RFC 4287)', json: 'JSON Feed 1.1' } as const;

const feedCall = (kind: Feed['kind'], call: typeof blogCalls.getRss): BackendCall =>
  answerCall(call, {
    summary: `The newest posts as ${feedNames[kind]}, also of a category or an author`,
    notes:
      'A post that is live in several languages is there in the one that fits language, or the header Accept-Language, best.',
    input: FeedQuery,
    answer: z.string(),
    subject: null,
    isPublic: true,
    media: feedTypes[kind],
    needs: ['people'],
    rejections: [404],
    async handle(store, { input, ...request }) {
      const feed = await readFeed(store, input, kind, request);
      return feed ? ok(await writeFeed(feed)) : unknown('author');
    },
  });

/** The addresses of some posts in their other languages. */
async function readAlternates(
  store: BackendStore,
  posts: readonly ContentItem[],
  origin: string,
): Promise<(post: ContentItem) => Alternate[]> {
  const several = posts.filter(({ otherLocales = [] }) => otherLocales.length > 0);
  const ids = [...new Set(several.map(sourceIdOf))];
  if (ids.length === 0) return () => [];
  const where = and<ShownColumn>(or(oneOf('id', ids), oneOf('translationOf', ids)), eq('isLive', true));
  const live = await store.table(shownItemsTable).find({ where });
  return (post) =>
    several.includes(post)
      ? alternatesOf(
          live
            .filter((one) => sourceIdOf(one) === sourceIdOf(post))
            .map((one) => ({
              language: one.locale,
              url: origin + postPath(one),
              isUsual: one.isAlternate !== true,
            })),
        )
      : [];
}

/** Addresses in one site map; readers take 50,000 at most (sitemaps.org). */
const perSitemap = 200;

export const feedCalls: readonly BackendCall[] = [
  feedCall('rss', blogCalls.getRss),
  feedCall('atom', blogCalls.getAtom),
  feedCall('json', blogCalls.getJsonFeed),
  answerCall(blogCalls.getSitemap, {
    summary: 'Addresses of all live posts, for search engines; the list of several such maps where there are many',
    input: SitemapQuery,
    answer: z.string(),
    subject: null,
    isPublic: true,
    media: 'application/xml',
    needs: ['people'],
    async handle(store, { input, origin = '' }) {
      const where = await whereLive(store, {});
      const total = await store.table(shownItemsTable).count(where);
      const pages = Math.max(1, Math.ceil(total / perSitemap));
      if (typeof input.page !== 'number' && pages > 1)
        return ok(writeSitemapIndex(`${origin}/blog/sitemap.xml`, pages));
      const page = Math.max(1, input.page ?? 1);
      const { rows } = await store
        .table(shownItemsTable)
        .page({ where, orderBy: newestFirst, page, perPage: perSitemap });
      const alternatesOf = await readAlternates(store, rows, origin);
      return ok(
        writeSitemap(
          rows.map((post) => ({
            url: origin + postPath(post),
            at: post.publishedAt ?? post.updatedAt,
            alternates: alternatesOf(post),
          })),
        ),
      );
    },
  }),
];
