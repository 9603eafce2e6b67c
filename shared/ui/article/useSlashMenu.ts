import { isComposing } from '@atrium/contract/values';
import type { EditorState } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockKind, blockKinds } from './blockKinds';

export interface SlashChoice {
  kinds: readonly BlockKind[];
  index: number;
  /** Position of the slash. */
  from: number;
  pick: (index: number) => void;
}

interface SlashMenuState {
  /** Null while there is nothing to choose. */
  choice: SlashChoice | null;
  handlesKey: (event: KeyboardEvent) => boolean;
}

interface Shown {
  slash: SlashQuery | null;
  index: number;
  /** The slash at which the menu was closed by Escape. */
  closedAt: number | null;
}

/** Slash menu: filtered by typing, navigated by arrows, chosen with Enter, closed with Escape. */
export function useSlashMenu(editor: Editor, run: (kind: BlockKind) => void, hasPictures: boolean): SlashMenuState {
  const { t } = useTranslation('kit');
  const slash = useEditorState({
    editor,
    selector: ({ editor: current }) => (current.isEditable && current.isFocused ? slashQuery(current.state) : null),
  });
  const [shown, setShown] = useState<Omit<Shown, 'slash'>>({ index: 0, closedAt: null });
  const query = slash?.query.toLowerCase() ?? '';
  const kinds = blockKinds.filter(
    ({ id }) => (id !== 'picture' || hasPictures) && t(`article.${id}`).toLowerCase().includes(query),
  );
  const isOpen = slash !== null && shown.closedAt !== slash.from && kinds.length > 0;
  const index = Math.min(shown.index, kinds.length - 1);

  const pick = (place: number) => {
    const kind = kinds[place];
    if (!kind || !slash) return;
    editor.chain().focus().deleteRange(slash).run();
    setShown({ index: 0, closedAt: null });
    run(kind);
  };
  const handlesKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || isComposing(event)) return false;
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) setShown({ index: (index + step + kinds.length) % kinds.length, closedAt: null });
    else if (key === 'Enter' || key === 'Tab') pick(index);
    else if (key === 'Escape') setShown({ index: 0, closedAt: slash.from });
    else {
      if (index > 0) setShown({ index: 0, closedAt: null });
      return false;
    }
    return true;
  };
  return { choice: isOpen ? { kinds, index, from: slash.from, pick } : null, handlesKey };
}

interface SlashQuery {
  query: string;
  from: number;
  to: number;
}

/** A slash at the beginning of a paragraph or after a space, and up to 20 letters; null where there is none before the caret. */
function slashQuery({ selection }: Pick<EditorState, 'selection'>): SlashQuery | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const match = /(?:^|\s)\/(\p{L}{0,20})$/u.exec(before);
  if (!match) return null;
  const query = match[1] ?? '';
  return { query, from: $from.pos - query.length - 1, to: $from.pos };
}
