import { type BackendStore, createSearch, toText } from '@atrium/backend';
import type { FAQ, KnowledgeArticle, KnowledgeCategory, KnowledgeQuestion } from '../../api/help/schemas';
import { articlesKey, faqKey, groupsKey, helpVotesKey, type StoredArticle } from './tables';

export function getFaq(store: BackendStore, q: string | null | undefined): FAQ {
  const search = createSearch(q);
  const faq: FAQ = {};
  for (const { id, name, ...category } of store.table(faqKey).all()) {
    const qandA = category.qandA.filter(({ question, ans }) => search(question, toText(ans)));
    if (qandA.length > 0) faq[name] = { ...category, qandA };
  }
  return faq;
}

const toQuestion = ({ id, title, slug }: StoredArticle): KnowledgeQuestion => ({ id, question: title, slug });

export function listCategories(store: BackendStore, category: string | undefined): KnowledgeCategory[] {
  const articles = store.table(articlesKey).all();
  return store
    .table(groupsKey)
    .all()
    .filter((group) => !category || group.category === category)
    .map((group) => ({
      ...group,
      questions: articles.filter((article) => article.group === group.id).map(toQuestion),
    }));
}

export const voteId = (account: number, article: number): string => `${account}:${article}`;

/** Article by slug, with its neighbours; the first one without a slug. */
export function findArticle(
  store: BackendStore,
  slug: string | undefined,
  account: number,
): KnowledgeArticle | undefined {
  const articles = store.table(articlesKey).all();
  const found = slug ? articles.find((article) => article.slug === slug) : articles[0];
  if (!found) return undefined;
  const { group, ...article } = found;
  const related = articles.filter((other) => other.category === found.category && other.id !== found.id);
  const nearest = related.sort((a, b) => Number(b.group === group) - Number(a.group === group)).slice(0, 5);
  const votes = store.table(helpVotesKey).all();
  return {
    ...article,
    relatedQuestions: nearest.map(toQuestion),
    wasHelpful: store.table(helpVotesKey).get(voteId(account, found.id))?.wasHelpful ?? null,
    helpfulCount: votes.filter((vote) => vote.article === found.id && vote.wasHelpful).length,
  };
}
