/** An emoji that is being typed by its name: `:part`, and `:party_popper:` once it is whole. */
export interface EmojiQuery {
  start: number;
  end: number;
  name: string;
  isClosed: boolean;
}

/** Two letters at least: `:)` and `10:30` are none. */
const pending = /(?<=^|\s):(\p{L}[\p{L}\p{M}\p{N}_'’-]+)(:?)$/u;

export function emojiQueryAt(text: string, caret: number): EmojiQuery | undefined {
  const found = pending.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, name = '', colon = ''] = found;
  return { start: found.index, end: caret, name, isClosed: colon !== '' };
}
