import { z } from '@atrium/backend';
import { ImportIssue, type ImportNote, type RawEntry, type ReadFile } from './importEntry';

const Text = z.nullish(z.string());
const Key = z.union([z.string(), z.number()]);

const Post = z.object({
  id: Key,
  title: Text,
  slug: Text,
  html: Text,
  lexical: Text,
  mobiledoc: Text,
  custom_excerpt: Text,
  status: Text,
  type: Text,
  visibility: Text,
  published_at: z.nullish(Key),
  feature_image: Text,
  locale: Text,
});
type Post = z.infer<typeof Post>;

const Data = z.object({
  posts: z.array(z.unknown()),
  tags: z.nullish(z.array(z.object({ id: Key, name: z.string() }))),
  posts_tags: z.nullish(z.array(z.object({ post_id: Key, tag_id: Key }))),
  posts_meta: z.nullish(
    z.array(z.object({ post_id: Key, meta_title: Text, meta_description: Text, feature_image_alt: Text })),
  ),
});
type Data = z.infer<typeof Data>;

/** Exports hold their data below `db`, older ones at the top. */
const File = z.union([
  z.object({ db: z.array(z.object({ data: Data })).check(z.minLength(1)) }),
  z.object({ data: Data }),
]);

function readData(source: string): Data {
  try {
    const { data: file } = z.safeParse(File, JSON.parse(source));
    const data = file && ('db' in file ? file.db[0]?.data : file.data);
    if (data) return data;
  } catch {
    // Not what Ghost exports.
  }
  throw new ImportIssue('unreadable');
}

/** Ghost writes this in place of its own address. */
const ownAddress = /__GHOST_URL__/g;

function toNotes(post: Post, internal: readonly string[]): ImportNote[] {
  const notes: (ImportNote | false)[] = [
    post.status === 'published' && { code: 'wasPublished', detail: String(post.published_at ?? '') },
    !post.html && Boolean(post.lexical || post.mobiledoc) && { code: 'noHtml' },
    internal.length > 0 && { code: 'internalTags', detail: internal.join(', ') },
    post.visibility !== 'public' &&
      Boolean(post.visibility) && { code: 'fields', detail: `visibility: ${post.visibility}` },
  ];
  return notes.filter((note): note is ImportNote => note !== false);
}

/** Posts and pages of an export of Ghost (version 1 to 6). */
export function readGhost(source: string): ReadFile<RawEntry> {
  const data = readData(source);
  const names = new Map((data.tags ?? []).map(({ id, name }) => [String(id), name]));
  const tagsOf = new Map<string, string[]>();
  for (const { post_id: id, tag_id: tag } of data.posts_tags ?? []) {
    const tags = tagsOf.get(String(id)) ?? [];
    tags.push(names.get(String(tag)) ?? '');
    tagsOf.set(String(id), tags);
  }
  const metas = new Map((data.posts_meta ?? []).map((meta) => [String(meta.post_id), meta]));
  const posts = data.posts.map((post) => z.safeParse(Post, post));
  const broken = posts.filter(({ success }) => !success).length;
  return {
    notes: broken > 0 ? [{ code: 'otherTypes', detail: `? ×${broken}` }] : [],
    entries: posts.flatMap(({ data: post }): RawEntry[] => {
      if (!post) return [];
      const tags = tagsOf.get(String(post.id)) ?? [];
      const meta = metas.get(String(post.id));
      const src = (post.feature_image ?? '').replace(ownAddress, '');
      return [
        {
          title: post.title ?? '',
          type: post.type === 'page' ? 'page' : 'article',
          slug: post.slug ?? '',
          summary: post.custom_excerpt ?? '',
          body: (post.html ?? '').replace(ownAddress, ''),
          tags: tags.filter((tag) => tag !== '' && !tag.startsWith('#')),
          locale: post.locale ?? '',
          cover: src ? { src, alt: meta?.feature_image_alt ?? '' } : null,
          seoTitle: meta?.meta_title ?? '',
          seoDescription: meta?.meta_description ?? '',
          notes: toNotes(
            post,
            tags.filter((tag) => tag.startsWith('#')),
          ),
        },
      ];
    }),
  };
}
