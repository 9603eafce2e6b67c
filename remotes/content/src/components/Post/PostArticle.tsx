import { useTranslation } from 'react-i18next';
import type { BlogDetail } from '../../api/blog/schemas';
import type { ContentComment, ItemDetail } from '../../api/schemas';
import { PostBy } from '../Blog/PostBy';
import { Tags } from '../Blog/Tags';
import { LazyFields } from '../CustomFields/LazyFields';
import { LazyItemText } from '../ItemText/LazyItemText';
import styles from './PostArticle.module.css';

export type PostView = Pick<
  BlogDetail,
  'userFullName' | 'avatar' | 'blogPosted' | 'tags' | 'img' | 'imgAlt' | 'locale' | 'content' | 'fields'
>;

interface PostArticleProps {
  post: PostView;
  comments?: readonly ContentComment[];
}

/** Post as in the blog: on its page, and in the preview. */
export function PostArticle({ post, comments }: PostArticleProps) {
  const { t } = useTranslation('content');
  return (
    <article className={styles.article} aria-label={t('blog.post')}>
      <PostBy className={styles.by} post={post} />
      <Tags tags={post.tags} />
      {post.img && <img className={styles.picture} src={post.img} alt={post.imgAlt} width={640} height={360} />}
      <LazyItemText body={post.content} lang={post.locale} comments={comments} />
      <LazyFields fields={post.fields} lang={post.locale} />
    </article>
  );
}

export const toPostView = ({ item, fields }: Pick<ItemDetail, 'item' | 'fields'>): PostView => ({
  userFullName: item.author?.fullName ?? '',
  avatar: item.author?.avatar ?? null,
  blogPosted: item.publishedAt ?? item.scheduledAt ?? item.updatedAt,
  tags: item.tags,
  img: item.cover?.src ?? '',
  imgAlt: item.cover?.alt ?? '',
  locale: item.locale,
  content: item.body,
  fields,
});
