import type { ItemDetail } from '../../api/schemas';
import type { PostView } from './PostArticle';

/** Item as the blog would show it now, live or not. */
export const toPostView = ({ item }: Pick<ItemDetail, 'item'>): PostView => ({
  userFullName: item.author?.fullName ?? '',
  avatar: item.author?.avatar ?? null,
  blogPosted: item.publishedAt ?? item.scheduledAt ?? item.updatedAt,
  tags: item.tags,
  img: item.cover?.src ?? '',
  imgAlt: item.cover?.alt ?? '',
  content: item.body,
});
