import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasText } from '../../model/composition';
import { EditorToolbar } from './EditorToolbar';
import { contentOf, dropSafely, extensions, isKeyOfWindow, pasteSafely } from './editorContent';
import styles from './RichTextEditor.module.css';

interface RichTextEditorProps {
  html: string;
  hasFocus: boolean;
  onChange: (html: string) => void;
}

export default function RichTextEditor({ html, hasFocus, onChange }: RichTextEditorProps) {
  const { t } = useTranslation('email');
  const [isEmpty, setEmpty] = useState(!hasText(html));
  const [content] = useState(() => contentOf(html));
  const note = ({ editor }: { editor: Editor }) => {
    setEmpty(editor.isEmpty);
    onChange(editor.getHTML());
  };
  const editor = useEditor({
    extensions,
    content,
    // The page's policy lets in no style element of a stranger; the few rules are in the style sheet beside.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('compose.message'),
        dir: 'auto',
      },
      handleDOMEvents: { paste: pasteSafely, drop: dropSafely, keydown: isKeyOfWindow },
    },
    onUpdate: note,
  });
  const takeFocus = useEffectEvent(() => {
    // An editor that had to wait for its page to be drawn is done away with, and another one follows.
    if (!hasFocus || editor.isDestroyed) return;
    // At once, and not a frame later as the editor's own way is: keys typed meanwhile would go to the page.
    editor.view.dom.focus();
    editor.commands.setTextSelection(editor.state.doc.content.size);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new editor takes the focus, and nothing else does
  useLayoutEffect(() => takeFocus(), [editor]);
  return (
    <div className={styles.editor}>
      <EditorContent
        editor={editor}
        className={styles.content}
        data-placeholder={isEmpty ? t('compose.message') : undefined}
      />
      <EditorToolbar editor={editor} />
    </div>
  );
}
