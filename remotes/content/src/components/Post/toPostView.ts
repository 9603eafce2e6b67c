import type { ItemDetail } from '../../api/schemas';
import type { PostView } from './PostArticle';

export const toPostView = ({ item }: Pick<ItemDetail, 'item'>): PostView => ({
  userFullName: item.author?.fullName ?? '',
  avatar: item.author?.avatar ?? null,
  blogPosted: item.publishedAt ?? item.scheduledAt ?? item.updatedAt,
  tags: item.tags,
  img: item.cover?.src ?? '',
  imgAlt: item.cover?.alt ?? '',
  content: item.body,
});
