import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { useKeyNames } from '../Text/keyNames';
import styles from './ArticleEditor.module.css';
import type { SlashChoice } from './useSlashMenu';

interface SlashMenuProps {
  editor: Editor;
  choice: SlashChoice;
  id: string;
}

/** Blocks to insert at the caret, below the typed slash; keys go to the text, which keeps the focus. */
export function SlashMenu({ editor, choice: { kinds, index, from, pick }, id }: SlashMenuProps) {
  const { t } = useTranslation('kit');
  const nameKeys = useKeyNames();
  const list = useRef<HTMLDivElement>(null);
  const activeId = `${id}-${index}`;

  useEffect(() => {
    const text = editor.view.dom;
    text.setAttribute('aria-controls', id);
    text.setAttribute('aria-activedescendant', activeId);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, activeId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is another with each index
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('article.insert')}
      className={styles.slash}
      style={placeOf(editor, from)}
    >
      {kinds.map(({ id: kind, icon, signs, shortcut }, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the text keeps the focus, and its keys choose
        <div
          key={kind}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === index}
          className={styles.choice}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(place)}
        >
          <Icon of={icon} />
          <span className={styles.choiceName}>{t(`article.${kind}`)}</span>
          {signs ? (
            <kbd className={styles.sign}>{signs}</kbd>
          ) : (
            shortcut && <kbd className={styles.sign}>{nameKeys(shortcut)}</kbd>
          )}
        </div>
      ))}
    </div>
  );
}

const width = 320;

/** Under the slash, within the text's ground. */
function placeOf(editor: Editor, from: number) {
  const ground = editor.view.dom.parentElement?.getBoundingClientRect();
  if (!ground) return {};
  const caret = editor.view.coordsAtPos(from);
  const isRightToLeft = getComputedStyle(editor.view.dom).direction === 'rtl';
  const start = isRightToLeft ? ground.right - caret.right : caret.left - ground.left;
  return {
    insetBlockStart: caret.bottom - ground.top + 6,
    insetInlineStart: Math.max(0, Math.min(start, ground.width - width)),
  };
}
