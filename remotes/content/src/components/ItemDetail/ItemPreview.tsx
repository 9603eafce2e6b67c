import { quoteOf, type TextQuote } from '@atrium/contract/text';
import { Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { isPost } from '../../model/blogPost';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { LazyFields } from '../CustomFields/LazyFields';
import { LazyItemText } from '../ItemText/LazyItemText';
import { PostArticle, toPostView } from '../Post/PostArticle';
import styles from './ItemDetail.module.css';
import { ItemHead } from './ItemHead';

/** Selected words, with what stands around them; null where none are selected, or some outside. */
function markedIn(root: HTMLElement): TextQuote | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || !selection.toString().trim()) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  return quoteOf(root.textContent ?? '', { from, to: from + range.toString().length }, selection.toString());
}

interface ItemPreviewProps {
  detail: ItemDetail;
  marked: TextQuote | null;
  onMark: (quote: TextQuote | null) => void;
  onComment: (quote: TextQuote) => void;
}

/** Item as readers see it; selected words can be commented on. */
export function ItemPreview({ detail, marked, onMark, onComment }: ItemPreviewProps) {
  const { t } = useTranslation('content');
  const { item, comments } = detail;
  const { channels } = useEditorialSettings();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: marking words is the browser's own, by mouse and by keys
    <div
      onPointerUp={({ currentTarget }) => onMark(markedIn(currentTarget))}
      onKeyUp={({ currentTarget }) => onMark(markedIn(currentTarget))}
    >
      <ItemHead item={item} />
      {isPost(item, channels) ? (
        <PostArticle post={toPostView(detail)} comments={comments} />
      ) : (
        <>
          {item.summary && <p className={styles.summary}>{item.summary}</p>}
          <LazyItemText body={item.body} lang={item.locale} comments={comments} />
          <LazyFields fields={detail.fields} lang={item.locale} />
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
