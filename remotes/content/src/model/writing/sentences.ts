import type { TextRange } from '@atrium/contract/text';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** A full stop that ends no sentence: after one letter (z. B., e.g.), a number (am 3. Mai), or a title. */
const abbreviation =
  /(?:^|[\s(.])(?:\p{L}|\d+|Dr|Prof|Mr|Mrs|Ms|St|Nr|No|vgl|ca|bzw|usw|etc|p\.\s?ex|Sr|Sra|Mme|M)\.\s*$/iu;

/** Sentences of a paragraph, without the blanks around them. */
export function findSentences(text: string, language: string): TextRange[] {
  const found: TextRange[] = [];
  let from: number | null = null;
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    from ??= index;
    const to = index + segment.length;
    const goesOn = to < text.length && (abbreviation.test(segment) || /^\p{Ll}/u.test(text.slice(to)));
    if (goesOn) continue;
    const part = text.slice(from, to);
    const start = from + (part.length - part.trimStart().length);
    if (part.trim()) found.push({ from: start, to: start + part.trim().length });
    from = null;
  }
  return found;
}
