import { Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { isPost } from '../../model/blogPost';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { LazyItemText } from '../ItemText/LazyItemText';
import { PostArticle, toPostView } from '../Post/PostArticle';
import styles from './ItemDetail.module.css';
import { ItemHead } from './ItemHead';

const markedWords = (): string => document.getSelection()?.toString().replace(/\s+/g, ' ').trim().slice(0, 500) ?? '';

interface ItemPreviewProps {
  detail: ItemDetail;
  marked: string;
  onMark: (words: string) => void;
  onComment: (words: string) => void;
}

/** Item as readers see it; selected words can be commented on. */
export function ItemPreview({ detail, marked, onMark, onComment }: ItemPreviewProps) {
  const { t } = useTranslation('content');
  const { item, comments } = detail;
  const { channels } = useEditorialSettings();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: marking words is the browser's own, by mouse and by keys
    <div onPointerUp={() => onMark(markedWords())} onKeyUp={() => onMark(markedWords())}>
      <ItemHead item={item} />
      {isPost(item, channels) ? (
        <PostArticle post={toPostView(detail)} comments={comments} />
      ) : (
        <>
          {item.summary && <p className={styles.summary}>{item.summary}</p>}
          <LazyItemText body={item.body} comments={comments} />
        </>
      )}
      {marked && (
        <Button className={styles.quoteButton} onClick={() => onComment(marked)}>
          {t('comments.onWords')}
        </Button>
      )}
    </div>
  );
}
