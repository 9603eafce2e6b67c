import { answerCall, Done, done, ok, toFilter, unknown, z } from 'shared/backend';
import { helpCalls } from '../../api/help/calls';
import * as schemas from '../../api/help/schemas';
import { createArea } from '../area';
import { findArticle, getFaq, listCategories } from './articles';
import { articlesKey, knowledgeKey, pricingKey } from './tables';

const { ArticleFeedback, FAQ, FaqQuery, KnowledgeArticle, KnowledgeArticleQuery } = schemas;
const { KnowledgeBaseEntry, KnowledgeCategory, KnowledgeCategoryQuery, Pricing } = schemas;

export const helpArea = createArea('Help', [
  answerCall(helpCalls.getFaq, {
    summary: 'Questions and answers by category; a category without a hit is absent',
    input: FaqQuery,
    answer: FAQ,
    handle: (store, { input }) => ok(getFaq(store, input.q)),
  }),
  answerCall(helpCalls.getKnowledgeBase, {
    summary: 'The six categories of the knowledge base',
    answer: z.array(KnowledgeBaseEntry),
    handle: (store) => ok([...store.table(knowledgeKey).all()]),
  }),
  answerCall(helpCalls.getKnowledgeCategory, {
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
  answerCall(helpCalls.getKnowledgeArticle, {
    summary: 'The answer to one question',
    input: KnowledgeArticleQuery,
    answer: KnowledgeArticle,
    refusals: [404],
    handle(store, { input }) {
      const article = findArticle(store, toFilter(input.slug));
      return article ? ok(article) : unknown('question');
    },
  }),
  answerCall(helpCalls.rateArticle, {
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
  answerCall(helpCalls.getPricing, {
    summary: 'The three plans, and questions about them',
    answer: Pricing,
    handle(store) {
      const { id, ...pricing } = store.table(pricingKey).all()[0] ?? { id: 0 };
      return 'qandA' in pricing ? ok(pricing) : unknown('price');
    },
  }),
]);
