import { Button, Icon, useFormat, useToast } from '@atrium/ui';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBookmarkPostMutation } from '../../api/blog/blogApi';
import type { BlogDetail } from '../../api/blog/schemas';
import styles from './BlogPost.module.css';

export function BookmarkButton({ post: { id, bookmarked, isBookmarked } }: { post: BlogDetail }) {
  const { t } = useTranslation('content');
  const { compact } = useFormat();
  const toast = useToast();
  const [bookmark] = useBookmarkPostMutation();
  const toggle = async () => {
    const { error } = await bookmark(id);
    if (error) toast.error(t('blog.bookmarkFailed'));
  };
  return (
    <Button
      className={isBookmarked ? styles.marked : ''}
      icon={<Icon of={Bookmark} />}
      aria-pressed={isBookmarked}
      onClick={() => void toggle()}
    >
      {t('blog.bookmark')} <span className="num">{compact(bookmarked)}</span>
    </Button>
  );
}
