import type { EditorState } from '@tiptap/pm/state';

/** What is typed after a slash, and where the slash is. */
export interface SlashQuery {
  query: string;
  from: number;
  to: number;
}

/** A slash at the beginning of a paragraph or after a space, and up to 20 letters; null where there is none before the caret. */
export function slashQuery({ selection }: Pick<EditorState, 'selection'>): SlashQuery | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const match = /(?:^|\s)\/(\p{L}{0,20})$/u.exec(before);
  if (!match) return null;
  const query = match[1] ?? '';
  return { query, from: $from.pos - query.length - 1, to: $from.pos };
}
