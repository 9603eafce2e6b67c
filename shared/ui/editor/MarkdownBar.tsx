import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../antd';
import { Alert } from '../State/Alert';
import { acceptMarkdown, dismissMarkdown, markdownOffer } from './paste/markdownOffer';
import type { ReadMarkup } from './paste/pasted';
import styles from './pictureArrivals.module.css';

/** Offers to format pasted text that is Markdown; writing on declines. */
export function MarkdownBar({ editor, read }: { editor: Editor; read: ReadMarkup }) {
  const { t } = useTranslation('kit');
  const isOffered = useEditorState({ editor, selector: ({ editor: current }) => markdownOffer(current) !== null });
  if (!isOffered) return null;
  return (
    <div className={styles.issues}>
      <Alert
        type="info"
        title={t('editor.markdown.title')}
        action={<Button onClick={() => void acceptMarkdown(editor, read)}>{t('editor.markdown.format')}</Button>}
        onClose={() => dismissMarkdown(editor)}
      />
    </div>
  );
}
