import type { BackendStore, TableKey } from '@atrium/backend';
import type { PostPicture, ProfileComment, ProfilePost } from '../../api/profile/schemas';

export interface Owned {
  personId?: number;
}
export const getOwner = ({ personId = 1 }: Owned): number => personId;

/** Rows store the counts of people without an account. */
export type StoredComment = Omit<ProfileComment, 'youLiked'>;
export type StoredPost = Omit<ProfilePost, 'personId' | 'youLiked' | 'detailedComments' | 'pictures'> &
  Owned & { detailedComments: StoredComment[]; pictures?: PostPicture[] };

export const profilePostsKey: TableKey<StoredPost> = { name: 'post' };

export function forgetPosts(store: BackendStore, owner: number): void {
  const posts = store.table(profilePostsKey);
  for (const post of posts.all()) if (getOwner(post) === owner) posts.delete(post.id);
}
