import { quoteOf, type TextQuote, type TextRange, toTextLines } from '@atrium/contract/text';
import type { GlossaryTerm } from '../../api/schemas';
import { createGlossary } from './glossary';
import { findPassive } from './passive';
import { readingEase, type TextCounts } from './readingEase';
import { findRepeated } from './repeated';
import { findSentences } from './sentences';
import { countSyllables, type MeasuredLanguage, measuredLanguages } from './syllables';

export const hintKinds = ['glossary', 'long', 'passive', 'repeated'] as const;
export type HintKind = (typeof hintKinds)[number];

interface Hint extends TextRange {
  kind: HintKind;
  /** Words of a long sentence, or times of a word; 0: twice in a row. */
  count: number;
  use: string;
  note: string;
}

/** A hint with the words that it is about, as they are found in the text. */
export interface WritingHint extends Omit<Hint, 'from' | 'to'> {
  quote: TextQuote;
}

export interface WritingReport {
  /** Null: the language has no formula, or the text is too short. */
  ease: number | null;
  hints: readonly WritingHint[];
  /** More are not listed. */
  total: number;
}

interface Block {
  text: string;
  counts: TextCounts;
  hints: readonly Hint[];
}

/** Words above which a sentence is long, by the custom of each language. */
const maxWords: Readonly<Record<string, number>> = { en: 25, de: 25, fr: 30, pt: 30 };
const usualMaxWords = 30;

/** Hints that are listed: more are no help. */
const maxHints = 200;
/** Characters of a paragraph that are looked at. */
const maxBlock = 20_000;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

const measured = (locale: string): MeasuredLanguage | undefined =>
  measuredLanguages.find((one) => one === locale.toLowerCase().split('-')[0]);

const blockEnd = /(?<=<\/(?:p|h[1-6]|li|blockquote|pre|tr|figure)>)/;
const blank: TextCounts = { words: 0, sentences: 0, syllables: 0 };

interface Checks {
  locale: string;
  language: MeasuredLanguage | undefined;
  glossary: ReturnType<typeof createGlossary>;
}

function checkSentence(text: string, { from, to }: TextRange, { language, locale }: Checks) {
  const sentence = text.slice(from, to);
  const words = sentence.match(wordPattern) ?? [];
  const hints: Hint[] = [];
  const limit = maxWords[language ?? locale] ?? usualMaxWords;
  if (words.length > limit) hints.push({ kind: 'long', from, to, count: words.length, use: '', note: '' });
  const passive = language && findPassive(sentence, language);
  if (passive)
    hints.push({ kind: 'passive', from: from + passive.from, to: from + passive.to, count: 0, use: '', note: '' });
  const syllables = language ? words.reduce((sum, word) => sum + countSyllables(word, language), 0) : 0;
  return { words: words.length, syllables, hints };
}

function checkBlock(html: string, checks: Checks): Block {
  const text = toTextLines(html);
  // Code is no prose, and neither is what nobody reads to the end.
  if (/^\s*<pre/.test(html) || text.length > maxBlock) return { text, counts: blank, hints: [] };
  const hints: Hint[] = [];
  const counts = { ...blank };
  for (const range of findSentences(text, checks.locale)) {
    const { words, syllables, hints: own } = checkSentence(text, range, checks);
    if (words === 0) continue;
    counts.words += words;
    counts.syllables += syllables;
    counts.sentences += 1;
    hints.push(...own);
  }
  for (const { from, to, use, note } of checks.glossary(text))
    hints.push({ kind: 'glossary', from, to, count: 0, use, note });
  for (const { from, to, times } of findRepeated(text))
    hints.push({ kind: 'repeated', from, to, count: times, use: '', note: '' });
  return { text, counts, hints: hints.sort((a, b) => a.from - b.from) };
}

/** The words that a hint shows: those at the beginning of a long sentence. */
const maxQuote = 200;

/**
 * Checks one text again and again while it is written: paragraphs that have not changed are not looked at again.
 * @returns work that stops after each paragraph
 */
export function createTextCheck(
  terms: readonly Pick<GlossaryTerm, 'avoid' | 'use' | 'note' | 'locale'>[],
  locale: string,
) {
  const language = measured(locale);
  const checks: Checks = { locale, language, glossary: createGlossary(terms, locale) };
  let known: ReadonlyMap<string, Block> = new Map();
  return function* check(html: string): Generator<void, WritingReport> {
    const checked = new Map<string, Block>();
    const counts = { ...blank };
    const found: Hint[] = [];
    const texts: string[] = [];
    let start = 0;
    for (const part of html.split(blockEnd)) {
      const block = checked.get(part) ?? known.get(part) ?? checkBlock(part, checks);
      checked.set(part, block);
      texts.push(block.text);
      for (const one of ['words', 'sentences', 'syllables'] as const) counts[one] += block.counts[one];
      for (const hint of block.hints) found.push({ ...hint, from: hint.from + start, to: hint.to + start });
      start += block.text.length;
      yield;
    }
    known = checked;
    const text = texts.join('');
    const hints = found.slice(0, maxHints).map(({ from, to, ...hint }) => ({
      ...hint,
      quote: quoteOf(text, { from, to: hint.kind === 'long' ? Math.min(to, from + maxQuote) : to }),
    }));
    return { ease: language ? readingEase(counts, language) : null, hints, total: found.length };
  };
}
