export interface TextPart {
  part: string;
  isMatch: boolean;
  /** Where it begins in the text. */
  at: number;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at the words of a query, in any case. The parts together are the text. */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ part: text, isMatch: false, at: 0 }];
  const pattern = new RegExp(`(${words.map(literal).join('|')})`, 'iu');
  let at = 0;
  return text
    .split(pattern)
    .map((part, index) => {
      const found = { part, isMatch: index % 2 === 1, at };
      at += part.length;
      return found;
    })
    .filter(({ part }) => part !== '');
}
