import { and, type BackendStore, eq, toPlainText, toSearchWords, toText } from '@atrium/backend';
import type { FAQ, KnowledgeArticle, KnowledgeCategory, KnowledgeQuestion } from '../../api/help/schemas';
import { articlesTable, faqTable, groupsTable, helpVotesTable, type StoredArticle } from './tables';

/** Questions that have all words of a search, in the question or its answer. */
export async function getFaq(store: BackendStore, q: string | null | undefined): Promise<FAQ> {
  const words = toSearchWords(q);
  const faq: FAQ = {};
  for (const { id, name, ...category } of await store.table(faqTable).find()) {
    const qandA = category.qandA.filter(({ question, ans }) => {
      const text = toPlainText(`${question}\n${toText(ans)}`);
      return words.every((word) => text.includes(word));
    });
    if (qandA.length > 0) faq[name] = { ...category, qandA };
  }
  return faq;
}

const toQuestion = ({ id, title, slug }: StoredArticle): KnowledgeQuestion => ({ id, question: title, slug });

export async function listCategories(store: BackendStore, category: string | undefined): Promise<KnowledgeCategory[]> {
  const [groups, articles] = await Promise.all([store.table(groupsTable).find(), store.table(articlesTable).find()]);
  return groups
    .filter((group) => !category || group.category === category)
    .map((group) => ({
      ...group,
      questions: articles.filter((article) => article.group === group.id).map(toQuestion),
    }));
}

export const voteId = (account: number, article: number): string => `${account}:${article}`;

/** Article by slug, with its neighbours; the first one without a slug. */
export async function findArticle(
  store: BackendStore,
  slug: string | undefined,
  account: number,
): Promise<KnowledgeArticle | undefined> {
  const articles = await store.table(articlesTable).find();
  const found = slug ? articles.find((article) => article.slug === slug) : articles[0];
  if (!found) return undefined;
  const { group, ...article } = found;
  const related = articles.filter((other) => other.category === found.category && other.id !== found.id);
  const nearest = related.sort((a, b) => Number(b.group === group) - Number(a.group === group)).slice(0, 5);
  const votes = store.table(helpVotesTable);
  const [own, helpfulCount] = await Promise.all([
    votes.get(voteId(account, found.id)),
    votes.count(and(eq('article', found.id), eq('wasHelpful', true))),
  ]);
  return {
    ...article,
    relatedQuestions: nearest.map(toQuestion),
    wasHelpful: own?.wasHelpful ?? null,
    helpfulCount,
  };
}
