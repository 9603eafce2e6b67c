import type { BlogStatus } from '../api/blog/schemas';
import type { Channel, ContentAction, ContentItem, ContentStatus } from '../api/schemas';

type Filed = Pick<ContentItem, 'type' | 'channelIds'>;

export const isPost = ({ type, channelIds }: Filed, channels: readonly Pick<Channel, 'id' | 'kind'>[]): boolean =>
  type === 'article' && channels.some(({ id, kind }) => kind === 'blog' && channelIds.includes(id));

/** Page of a post: at its address, or by its number where it has none. */
export const postPath = ({ id, slug }: Pick<ContentItem, 'id' | 'slug'>): string =>
  slug ? `/pages/blog/post/${slug}` : `/pages/blog/detail/${id}`;

const pending: readonly ContentStatus[] = ['in_review', 'approved', 'scheduled'];

/** State of an item in the blog's terms: live, on its way, or other. */
export function blogStatusOf({
  status,
  publishedVersion,
}: Pick<ContentItem, 'status' | 'publishedVersion'>): BlogStatus {
  if (publishedVersion !== null) return 'Published';
  return pending.includes(status) ? 'Pending' : 'Draft';
}

export type BlogStep = Extract<ContentAction, 'submit' | 'withdraw' | 'approve' | 'publishNow' | 'unpublish'>;

const toReview: readonly BlogStep[] = ['submit'];
const toReaders: readonly BlogStep[] = ['approve', 'publishNow'];

export function stepsToBlogStatus(
  item: Pick<ContentItem, 'status' | 'publishedVersion' | 'version'>,
  wanted: BlogStatus,
): readonly BlogStep[] {
  const isBegun = item.status === 'draft' || item.status === 'changes_requested';
  if (wanted === 'Draft') {
    if (item.publishedVersion !== null) return ['unpublish'];
    return item.status === 'in_review' ? ['withdraw'] : [];
  }
  if (wanted === 'Pending') return isBegun ? toReview : [];
  if (item.publishedVersion === item.version) return [];
  if (isBegun) return [...toReview, ...toReaders];
  return item.status === 'in_review' ? toReaders : ['publishNow'];
}
