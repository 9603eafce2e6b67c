/** Emoji name being typed: `:part`, and `:party_popper:` once complete. */
export interface EmojiQuery {
  start: number;
  end: number;
  name: string;
  isClosed: boolean;
}

/** At least two signs: `:)` and `:D` are none. Codes such as `+1` and `8ball` begin with a sign or a number. */
const pending = /(?<=^|\s):([\p{L}\p{N}][\p{L}\p{M}\p{N}_'’+-]+|[+-]1)(:?)$/u;

export function emojiQueryAt(text: string, caret: number): EmojiQuery | undefined {
  const found = pending.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, name = '', colon = ''] = found;
  return { start: found.index, end: caret, name, isClosed: colon !== '' };
}
