import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from '../antd';
import styles from './ArticleEditor.module.css';

/** What the picture that is selected shows, in words, and how it goes. */
export function PictureTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit');
  const alt = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes('picture').alt ?? ''),
  });
  return (
    <div className={styles.tools}>
      <Input
        aria-label={t('article.alt')}
        placeholder={t('article.altHint')}
        value={alt}
        maxLength={300}
        status={alt ? '' : 'warning'}
        onChange={({ target }) => editor.commands.updateAttributes('picture', { alt: target.value })}
        onPressEnter={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      />
      <Button onClick={() => editor.chain().deleteSelection().focus().run()}>{t('article.removePicture')}</Button>
    </div>
  );
}
