import type { BlogQuery } from '../api/blog/schemas';

export interface BlogParams {
  q: string;
  category: string;
  page: number;
}

const postsPerPage = 6;

/** Reads the URL. Invalid values count as absent. */
export function readBlogParams(search: URLSearchParams): BlogParams {
  const page = Number(search.get('page'));
  return {
    q: search.get('q') ?? '',
    category: search.get('category') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the URL; defaults are left out. */
export function writeBlogParams({ q, category, page }: BlogParams): URLSearchParams {
  const written = new URLSearchParams();
  if (q) written.set('q', q);
  if (category) written.set('category', category);
  if (page > 1) written.set('page', String(page));
  return written;
}

export const blogListPath = (params: Partial<BlogParams>): string => {
  const search = writeBlogParams({ q: '', category: '', page: 1, ...params }).toString();
  return search ? `/pages/blog/list?${search}` : '/pages/blog/list';
};

export const toBlogQuery = ({ q, category, page }: BlogParams): BlogQuery => ({
  q: q.trim() || undefined,
  category: category || undefined,
  page,
  perPage: postsPerPage,
});
