import {
  ArticleFeedback,
  call,
  Done,
  FAQ,
  type FAQ as Faq,
  FaqQuery,
  KnowledgeArticle,
  KnowledgeArticleQuery,
  KnowledgeBaseEntry,
  KnowledgeCategory,
  KnowledgeCategoryQuery,
  type KnowledgeQuestion,
  type MockApp,
  type MockStore,
  Pricing,
} from 'shared/api';
import * as z from 'zod/mini';
import { done, ok, unknown } from '../core/answer';
import { createSearch, toFilter } from '../core/list';
import { toText } from '../core/text';
import { articlesKey, faqKey, groupsKey, knowledgeKey, pricingKey, type StoredArticle } from './tables';

/** The categories that hold a hit, each with its hits alone. */
function getFaq(store: MockStore, q: string | null | undefined): Faq {
  const search = createSearch(q);
  const faq: Faq = {};
  for (const { id, name, ...category } of store.table(faqKey).all()) {
    const qandA = category.qandA.filter(({ question, ans }) => search(question, toText(ans)));
    if (qandA.length > 0) faq[name] = { ...category, qandA };
  }
  return faq;
}

const toQuestion = ({ id, title, slug }: StoredArticle): KnowledgeQuestion => ({ id, question: title, slug });

function listCategories(store: MockStore, category: string | undefined): KnowledgeCategory[] {
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

/** The article of a question, with its neighbours; the first one where no slug is given. */
function findArticle(store: MockStore, slug: string | undefined): KnowledgeArticle | undefined {
  const articles = store.table(articlesKey).all();
  const found = slug ? articles.find((article) => article.slug === slug) : articles[0];
  if (!found) return undefined;
  const { group, ...article } = found;
  const related = articles.filter((other) => other.category === found.category && other.id !== found.id);
  const nearest = related.sort((a, b) => Number(b.group === group) - Number(a.group === group)).slice(0, 5);
  return { ...article, relatedQuestions: nearest.map(toQuestion) };
}

export const helpApp: MockApp = {
  id: 'help',
  subject: 'Help',
  tables: [faqKey, knowledgeKey, groupsKey, articlesKey, pricingKey],
  seed: async () => (await import(/* webpackChunkName: "mock-help" */ '../seed/help.json')).default,
  calls: [
    call({
      method: 'GET',
      path: '/faq/data',
      summary: 'Questions and answers by category; a category without a hit is absent',
      input: FaqQuery,
      answer: FAQ,
      handle: (store, { input }) => ok(getFaq(store, input.q)),
    }),
    call({
      method: 'GET',
      path: '/faq/data/knowledge_base',
      summary: 'The six categories of the knowledge base',
      answer: z.array(KnowledgeBaseEntry),
      handle: (store) => ok([...store.table(knowledgeKey).all()]),
    }),
    call({
      method: 'GET',
      path: '/faq/data/category',
      summary: 'Groups of questions; of one category where it is named',
      input: KnowledgeCategoryQuery,
      answer: z.array(KnowledgeCategory),
      refusals: [404],
      handle(store, { input }) {
        const category = toFilter(input.category);
        const isKnown = store
          .table(knowledgeKey)
          .all()
          .some((entry) => entry.category === category);
        return category && !isKnown ? unknown('category') : ok(listCategories(store, category));
      },
    }),
    call({
      method: 'GET',
      path: '/faq/data/question',
      summary: 'The answer to one question',
      input: KnowledgeArticleQuery,
      answer: KnowledgeArticle,
      refusals: [404],
      handle(store, { input }) {
        const article = findArticle(store, toFilter(input.slug));
        return article ? ok(article) : unknown('question');
      },
    }),
    call({
      method: 'POST',
      path: '/faq/data/feedback',
      summary: 'Say whether an answer was helpful',
      input: ArticleFeedback,
      answer: Done,
      action: 'read',
      refusals: [404],
      handle(store, { input: { slug, wasHelpful } }) {
        const articles = store.table(articlesKey);
        const article = articles.all().find((other) => other.slug === slug);
        if (!article) return unknown('question');
        articles.put({ ...article, wasHelpful });
        return done();
      },
    }),
    call({
      method: 'GET',
      path: '/pricing/data',
      summary: 'The three plans, and questions about them',
      answer: Pricing,
      handle(store) {
        const { id, ...pricing } = store.table(pricingKey).all()[0] ?? { id: 0 };
        return 'qandA' in pricing ? ok(pricing) : unknown('price');
      },
    }),
  ],
};
