import type { AnswerOf } from 'shared/contract';
import { optimistically, request } from 'shared/runtime';
import { pagesApi } from '../pagesApi';
import { helpCalls } from './calls';
import type { ArticleFeedback } from './schemas';

const readApi = pagesApi.injectEndpoints({
  endpoints: (build) => ({
    getFaq: build.query<AnswerOf<typeof helpCalls.getFaq>, string>({
      query: (q) => request(helpCalls.getFaq, { q: q || undefined }),
    }),
    getPricing: build.query<AnswerOf<typeof helpCalls.getPricing>, void>({
      query: () => request(helpCalls.getPricing),
    }),
    getKnowledgeBase: build.query<AnswerOf<typeof helpCalls.getKnowledgeBase>, void>({
      query: () => request(helpCalls.getKnowledgeBase),
    }),
    getKnowledgeCategory: build.query<AnswerOf<typeof helpCalls.getKnowledgeCategory>, string>({
      query: (category) => request(helpCalls.getKnowledgeCategory, { category }),
    }),
    getKnowledgeArticle: build.query<AnswerOf<typeof helpCalls.getKnowledgeArticle>, string>({
      query: (slug) => request(helpCalls.getKnowledgeArticle, { slug }),
    }),
  }),
});

/** Questions, articles and prices. */
export const helpApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    rateArticle: build.mutation<unknown, ArticleFeedback>({
      query: (feedback) => request(helpCalls.rateArticle, feedback),
      onQueryStarted: ({ slug, wasHelpful }, call) =>
        optimistically(call, [
          readApi.util.updateQueryData('getKnowledgeArticle', slug, (article) => ({ ...article, wasHelpful })),
        ]),
    }),
  }),
});

export const {
  useGetFaqQuery,
  useGetPricingQuery,
  useGetKnowledgeBaseQuery,
  useGetKnowledgeCategoryQuery,
  useGetKnowledgeArticleQuery,
} = readApi;
export const { useRateArticleMutation } = helpApi;
