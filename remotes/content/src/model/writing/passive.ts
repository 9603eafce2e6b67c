import type { MeasuredLanguage } from './syllables';

const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const word = (pattern: string): string => `${start}(?:${pattern})${end}`;
const regex = (pattern: string): RegExp => new RegExp(pattern, 'iu');

const englishParticiples =
  'built|bought|brought|caught|chosen|done|drawn|driven|found|forgotten|given|grown|held|hidden|hit|kept|known|laid|led|left|lost|made|meant|met|paid|put|read|said|seen|sent|set|shown|sold|spent|stolen|struck|taken|taught|thought|thrown|told|understood|won|worn|written|cut|broken|begun|run';
const germanPrefixes = 'be|ver|er|ent|zer|miss|emp|über|unter';
/** Verbs whose perfect is made with être. */
const frenchMovement =
  'allée?s?|venue?s?|arrivée?s?|partie?s?|restée?s?|née?s?|morte?s?|entrée?s?|sortie?s?|montée?s?|descendue?s?|tombée?s?|devenue?s?|revenue?s?|rentrée?s?|retournée?s?|passée?s?|intervenue?s?|parvenue?s?';
const frenchIrregular =
  'fait|dit|écrit|mis|pris|vu|lu|ouvert|offert|conduit|produit|construit|détruit|compris|promis|permis|élu|reçu|connu|perdu|vendu|rendu';
const portugueseIrregular =
  'feit|dit|escrit|vist|post|abert|pag|eleit|aceit|entregue|gast|ganh|pres|mort|suspens|impress|descobert|cobert';

const patterns: Readonly<Record<MeasuredLanguage, readonly RegExp[]>> = {
  // Forms of to be, perhaps an adverb, and a participle.
  en: [
    regex(
      `${word("am|is|are|was|were|be|been|being|isn[’']t|aren[’']t|wasn[’']t|weren[’']t")}\\s+(?:(?:not|never|\\p{L}+ly|also|often|soon)\\s+)?${word(`\\p{L}{2,}ed|${englishParticiples}`)}`,
    ),
  ],
  // Werden and a participle later in the clause; with an infinitive it is the future.
  de: [
    regex(
      `${word('wurden?|wurdest|wurdet|worden')}[^,.;:!?]*?${word(`ge\\p{L}+(?:t|en)|\\p{L}+ge\\p{L}+(?:t|en)|\\p{L}+iert|(?:${germanPrefixes})\\p{L}+(?:t|en)`)}`,
    ),
    regex(
      `${word('wird|werden|wirst|werdet')}[^,.;:!?]*?${word(`ge\\p{L}{2,}t|\\p{L}+ge\\p{L}+t|ge\\p{L}+(?:oben|ommen|eben|ossen|iesen|ielten|angen|unden|ochen|roffen|rieben|essen|ahren|agen)|\\p{L}+iert|(?:${germanPrefixes})\\p{L}+t`)}`,
    ),
  ],
  fr: [
    regex(
      `(?<!(?:^|[^\\p{L}])(?:se|me|te|nous|vous)\\s)(?<![sS][’'])${word('est|sont|était|étaient|fut|furent|sera|seront|serait|seraient|été|être|soit|soient')}\\s+(?:(?:pas|souvent|toujours|déjà|bien|aussi|ainsi|\\p{L}+ment)\\s+)?(?!${frenchMovement}${end})${word(`\\p{L}{2,}ée?s?|(?:${frenchIrregular})e?s?`)}`,
    ),
  ],
  pt: [
    regex(
      `${word('é|são|foi|foram|era|eram|será|serão|seria|seriam|sendo|sido|ser|seja|sejam|fosse|fossem')}\\s+(?:(?:não|já|também|sempre|\\p{L}+mente)\\s+)?${word(`\\p{L}{2,}[ai]d[ao]s?|(?:${portugueseIrregular})[ao]?s?`)}`,
    ),
  ],
};

/** The words of a sentence that make it passive, as far as spelling tells; null where none do. */
export function findPassive(sentence: string, language: MeasuredLanguage): { from: number; to: number } | null {
  for (const pattern of patterns[language]) {
    const found = pattern.exec(sentence);
    if (found) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
}
