import type { MeasuredLanguage } from './syllables';

export interface TextCounts {
  words: number;
  sentences: number;
  syllables: number;
}

/** Weight of the words of a sentence, and of the syllables of a word. */
interface Formula {
  base: number;
  sentence: number;
  word: number;
}

/**
 * en: R. Flesch, A new readability yardstick, Journal of Applied Psychology 32 (1948). de: T. Amstad, Wie verständlich sind
 * unsere Zeitungen? (Zürich 1978). fr: L. Kandel and A. Moles, Application de l'indice de Flesch à la langue française, Cahiers
 * d'Études de Radio-Télévision 19 (1958). pt: T. Martins et al., Readability formulas applied to textbooks in Brazilian
 * Portuguese, ICMSC-USP Notas 28 (1996).
 */
const formulas: Readonly<Record<MeasuredLanguage, Formula>> = {
  en: { base: 206.835, sentence: 1.015, word: 84.6 },
  de: { base: 180, sentence: 1, word: 58.5 },
  fr: { base: 207, sentence: 1.015, word: 73.6 },
  pt: { base: 248.835, sentence: 1.015, word: 84.6 },
};

/** Fewer words say nothing. */
const minWords = 30;

/** From 0, hard to read, to 100, easy to read; null of a text that is too short. */
export function readingEase({ words, sentences, syllables }: TextCounts, language: MeasuredLanguage): number | null {
  if (words < minWords || sentences === 0) return null;
  const { base, sentence, word } = formulas[language];
  const ease = base - sentence * (words / sentences) - word * (syllables / words);
  return Math.round(Math.min(100, Math.max(0, ease)));
}

const levels = [
  ['easy', 70],
  ['medium', 50],
  ['hard', 30],
  ['veryHard', 0],
] as const;

export type EaseLevel = (typeof levels)[number][0];

export const easeLevel = (ease: number): EaseLevel => levels.find(([, least]) => ease >= least)?.[0] ?? 'veryHard';
