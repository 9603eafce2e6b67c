import { type BackendStore, isNearWord, toPlainText, toText } from '@atrium/backend';
import { toKebabCase } from '@atrium/contract/values';
import type { HelpHit, HelpHits } from '../../api/help/schemas';
import { articlesTable, faqTable } from './tables';

const maxHits = 20;
const excerptLength = 160;

/** Everything searchable, FAQ first. */
async function listFindable(store: BackendStore): Promise<HelpHit[]> {
  const [questions, articles] = await Promise.all([store.table(faqTable).find(), store.table(articlesTable).find()]);
  return [
    ...questions.flatMap(({ name, qandA }) =>
      qandA.map(({ question, ans }) => ({
        kind: 'question' as const,
        title: question,
        text: toText(ans),
        link: `/pages/faq?category=${name}#${toKebabCase(question)}`,
      })),
    ),
    ...articles.map(({ title, category, slug, content }) => ({
      kind: 'article' as const,
      title,
      text: toText(content),
      link: `/pages/knowledge-base/${category}/${slug}`,
    })),
  ];
}

const wordsOf = (text: string): string[] => toPlainText(text).split(/[^\p{L}\p{N}]+/u);

function excerptOf(text: string, words: readonly string[]): string {
  const plain = toPlainText(text);
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, plain.length) - excerptLength / 3);
  const from = start > 0 && places.length > 0 ? text.indexOf(' ', start) + 1 : 0;
  const part = text.slice(from, from + excerptLength);
  return `${from > 0 ? '… ' : ''}${part}${from + excerptLength < text.length ? ' …' : ''}`;
}

/**
 * Questions and articles with all words of a query; without any, one typing error per word is tolerated. Matches in the
 * title come first.
 */
export async function searchHelp(store: BackendStore, q: string): Promise<HelpHits> {
  const asked = wordsOf(q).filter(Boolean);
  if (asked.length === 0) return { hits: [], words: [] };
  const findable = await listFindable(store);
  const rows = findable.map((hit) => ({ hit, plain: toPlainText(`${hit.title} ${hit.text}`) }));
  const find = (choices: readonly (readonly string[])[]) =>
    rows.filter(({ plain }) => choices.every((some) => some.some((word) => plain.includes(word))));
  const exact = find(asked.map((word) => [word]));
  const vocabulary = exact.length > 0 ? [] : [...new Set(rows.flatMap(({ plain }) => wordsOf(plain)))];
  const near = asked.map((word) => vocabulary.filter((one) => one === word || isNearWord(word, one)));
  const [found, words] = exact.length > 0 ? [exact, asked] : [find(near), near.flat()];
  const isInTitle = ({ title }: HelpHit) => words.some((word) => toPlainText(title).includes(word));
  const hits = found
    .map(({ hit }) => hit)
    .sort((a, b) => Number(isInTitle(b)) - Number(isInTitle(a)))
    .slice(0, maxHits);
  return { hits: hits.map((hit) => ({ ...hit, text: excerptOf(hit.text, words) })), words: [...new Set(words)] };
}
