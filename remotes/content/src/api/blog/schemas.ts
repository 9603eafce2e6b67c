import { Filter, Id, Numeric, Paging, Text, z } from '@atrium/backend';
import { ShownField } from '../schemas/customType';
import { Seo } from '../schemas/item';
import { textLimits } from '../schemas/limits';

export const BlogStatus = z.enum(['Published', 'Pending', 'Draft']);
export type BlogStatus = z.infer<typeof BlogStatus>;

export const Blog = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  img: z.string(),
  avatar: z.nullable(z.string()),
  userFullName: z.string(),
  /** `YYYY-MM-DD`. */
  blogPosted: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  /** Language of the text, BCP 47. */
  locale: z.string(),
  comment: z.int(),
  status: BlogStatus,
});
export type Blog = z.infer<typeof Blog>;

export const BlogDetail = z.extend(Blog, {
  imgAlt: z.string(),
  /** HTML. */
  content: z.string(),
  author: z.object({ userFullName: z.string(), avatar: z.nullable(z.string()), about: z.string() }),
  comments: z.int(),
  bookmarked: z.int(),
  isBookmarked: z.boolean(),
  seo: z.nullish(Seo),
  /** Fields of its type. */
  fields: z.array(ShownField),
  authorId: z.optional(z.int()),
  /** All languages in which it is live, itself included, the usual one first; empty where there is one alone. */
  translations: z.array(z.object({ id: z.int(), slug: z.string(), locale: z.string(), title: z.string() })),
});
export type BlogDetail = z.infer<typeof BlogDetail>;

export const BlogComment = z.object({
  id: z.int(),
  /** Author; absent for records of earlier versions. */
  authorId: z.optional(z.int()),
  avatar: z.nullable(z.string()),
  userFullName: z.string(),
  /** ISO 8601. */
  commentedAt: z.string(),
  commentText: z.string(),
  replyTo: z.nullable(z.int()),
});
export type BlogComment = z.infer<typeof BlogComment>;

export const BlogPage = z.object({ blog: BlogDetail, comments: z.array(BlogComment) });
export type BlogPage = z.infer<typeof BlogPage>;

const BlogCategory = z.object({ category: z.string(), icon: z.string(), count: z.int() });

export const BlogSidebar = z.object({
  recentPosts: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      img: z.string(),
      title: z.string(),
      createdTime: z.string(),
      locale: z.string(),
    }),
  ),
  categories: z.array(BlogCategory),
});
export type BlogSidebar = z.infer<typeof BlogSidebar>;

export const BlogDraft = z.object({
  id: z.int(),
  avatar: z.nullable(z.string()),
  userFullName: z.string(),
  createdTime: z.string(),
  blogTitle: z.string(),
  blogCategories: z.array(z.string()),
  slug: z.string(),
  status: BlogStatus,
  /** HTML. */
  content: z.string(),
  featuredImage: z.string(),
});
export type BlogDraft = z.infer<typeof BlogDraft>;

/**
 * Languages by preference, as the header `Accept-Language` has them, which counts otherwise. Of a post that is live in several
 * languages there is the best match alone.
 */
const Language = z.nullish(z.string().check(z.maxLength(500)));

/** `category` may be any tag. Published posts only, unless a status (or `all`) is given. */
export const BlogQuery = z.extend(Paging, { q: Filter, category: Filter, status: Filter, language: Language });
export type BlogQuery = z.input<typeof BlogQuery>;

/** Address of a post, also one at which it was live before. */
export const BlogAddress = z.object({ slug: z.string() });
export type BlogAddress = z.input<typeof BlogAddress>;

/** `slug`: its address now. */
export const AddressAnswer = z.object({ id: z.int(), slug: z.string() });
export type AddressAnswer = z.infer<typeof AddressAnswer>;

export const SidebarQuery = z.object({ language: Language });
export type SidebarQuery = z.input<typeof SidebarQuery>;

/** Posts of a category, which may be any tag, and of an author by id. */
export const FeedQuery = z.object({ category: Filter, author: z.nullish(Numeric), language: Language });
export type FeedQuery = z.input<typeof FeedQuery>;

/** Without a page, where there are several: the list of these. */
export const SitemapQuery = z.object({ page: z.nullish(Numeric) });
export type SitemapQuery = z.input<typeof SitemapQuery>;

export const BlogId = z.object({ id: z.nullish(Id), language: Language });
export type BlogId = z.input<typeof BlogId>;

/** Without an id a new post is created; absent fields stay as they are. */
export const BlogUpdate = z.object({
  id: z.nullish(Id),
  blogTitle: z.optional(Text),
  blogCategories: z.optional(z.array(Text)),
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))),
  status: z.optional(BlogStatus),
  content: z.optional(z.string().check(z.maxLength(textLimits.body))),
  featuredImage: z.optional(z.string()),
});
export type BlogUpdate = z.input<typeof BlogUpdate>;

export const BlogAnswer = z.object({ blog: BlogDraft });
export type BlogAnswer = z.infer<typeof BlogAnswer>;

/** The author is the signed-in person, whatever else is sent. */
export const CommentToAdd = z.object({
  blogId: Id,
  commentText: Text,
  replyTo: z.nullish(Id),
});
export type CommentToAdd = z.input<typeof CommentToAdd>;

export const CommentAnswer = z.object({ comment: BlogComment });
export type CommentAnswer = z.infer<typeof CommentAnswer>;

export const CommentId = z.object({ id: Id });
export type CommentId = z.input<typeof CommentId>;

export const BlogToMark = z.object({ id: Id });
export type BlogToMark = z.input<typeof BlogToMark>;
