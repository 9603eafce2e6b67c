/** Emoji name being typed: `:part`, and `:party_popper:` once complete. */
export interface EmojiQuery {
  start: number;
  end: number;
  name: string;
  isClosed: boolean;
}

/** At least two letters: `:)` and `10:30` are none. */
const pending = /(?<=^|\s):(\p{L}[\p{L}\p{M}\p{N}_'’-]+)(:?)$/u;

export function emojiQueryAt(text: string, caret: number): EmojiQuery | undefined {
  const found = pending.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, name = '', colon = ''] = found;
  return { start: found.index, end: caret, name, isClosed: colon !== '' };
}
