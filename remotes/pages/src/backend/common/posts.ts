import { type BackendStore, defineTable, desc, eq } from '@atrium/backend';
import type { PostPicture, ProfileComment, ProfilePost } from '../../api/profile/schemas';

export interface Owned {
  personId?: number;
}
export const getOwner = ({ personId = 1 }: Owned): number => personId;

/** Rows store the counts of people without an account. */
type StoredComment = Omit<ProfileComment, 'youLiked'>;
export type StoredPost = Omit<ProfilePost, 'personId' | 'youLiked' | 'detailedComments' | 'pictures'> &
  Owned & { detailedComments: StoredComment[]; pictures?: PostPicture[] };

const lastCommentId = ({ detailedComments }: StoredPost): number =>
  Math.max(0, ...detailedComments.map(({ id }) => id));

export const profilePostsTable = defineTable<StoredPost>()({
  name: 'post',
  columns: { postTime: 'moment' },
  derived: {
    owner: ['number', getOwner],
    lastCommentId: ['number', lastCommentId],
  },
  indexes: [['owner', '-postTime', 'id'], ['-lastCommentId']],
});

/** Comments of all posts share one series of ids, because likes name them by it. */
export async function nextCommentId(store: BackendStore): Promise<number> {
  const latest = await store.table(profilePostsTable).first({ orderBy: [desc('lastCommentId')] });
  return latest ? lastCommentId(latest) + 1 : 1;
}

export async function forgetPosts(store: BackendStore, owner: number): Promise<void> {
  const posts = store.table(profilePostsTable);
  for await (const { id } of posts.each(eq('owner', owner))) await posts.delete(id);
}
