import { answerCall, Done, done, ok, toFilter, unknown, z } from '@atrium/backend';
import { helpCalls } from '../../api/help/calls';
import * as schemas from '../../api/help/schemas';
import { createArea } from '../area';
import { findArticle, getFaq, listCategories, voteId } from './articles';
import { pricingCalls } from './pricingCalls';
import { searchHelp } from './search';
import { articlesKey, helpVotesKey, knowledgeKey } from './tables';

const { ArticleFeedback, FAQ, FaqQuery, HelpHits, KnowledgeArticle, KnowledgeArticleQuery } = schemas;
const { KnowledgeBaseEntry, KnowledgeCategory, KnowledgeCategoryQuery } = schemas;

export const helpArea = createArea('Help', [
  answerCall(helpCalls.getFaq, {
    summary: 'Questions and answers by category; a category without a hit is absent',
    input: FaqQuery,
    answer: FAQ,
    handle: (store, { input }) => ok(getFaq(store, input.q)),
  }),
  answerCall(helpCalls.searchHelp, {
    summary: 'Questions and articles that have each word of a query; where none has, one slip a word is forgiven',
    input: FaqQuery,
    answer: HelpHits,
    handle: (store, { input }) => ok(searchHelp(store, input.q ?? '')),
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
    rejections: [404],
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
    rejections: [404],
    handle(store, { input, user }) {
      const article = findArticle(store, toFilter(input.slug), user?.id ?? 0);
      return article ? ok(article) : unknown('question');
    },
  }),
  answerCall(helpCalls.rateArticle, {
    summary: 'Say whether an answer was helpful; null takes it back',
    input: ArticleFeedback,
    answer: Done,
    action: 'read',
    rejections: [404],
    handle(store, { input: { slug, wasHelpful }, user }) {
      const article = store
        .table(articlesKey)
        .all()
        .find((other) => other.slug === slug);
      if (!article) return unknown('question');
      const id = voteId(user?.id ?? 0, article.id);
      if (wasHelpful === null) store.table(helpVotesKey).delete(id);
      else store.table(helpVotesKey).put({ id, article: article.id, wasHelpful });
      return done();
    },
  }),
  ...pricingCalls,
]);
