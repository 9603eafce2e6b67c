import type { AnswerOf } from '@atrium/contract';
import { optimistically, request } from '@atrium/sdk';
import { pagesApi } from '../pagesApi';
import { helpCalls } from './calls';
import type { ArticleFeedback, PlanChange } from './schemas';

const readApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Pricing'] }).injectEndpoints({
  endpoints: (build) => ({
    getFaq: build.query<AnswerOf<typeof helpCalls.getFaq>, string>({
      query: (q) => request(helpCalls.getFaq, { q: q || undefined }),
    }),
    searchHelp: build.query<AnswerOf<typeof helpCalls.searchHelp>, string>({
      query: (q) => request(helpCalls.searchHelp, { q }),
    }),
    getPricing: build.query<AnswerOf<typeof helpCalls.getPricing>, void>({
      query: () => request(helpCalls.getPricing),
      providesTags: ['Pricing'],
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

const helpApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    changePlan: build.mutation<AnswerOf<typeof helpCalls.changePlan>, PlanChange>({
      query: (change) => request(helpCalls.changePlan, change),
      invalidatesTags: ['Pricing'],
    }),
    rateArticle: build.mutation<unknown, ArticleFeedback>({
      query: (feedback) => request(helpCalls.rateArticle, feedback),
      onQueryStarted: ({ slug, wasHelpful }, call) =>
        optimistically(call, [
          readApi.util.updateQueryData('getKnowledgeArticle', slug, (article) => ({
            ...article,
            wasHelpful,
            helpfulCount: article.helpfulCount + Number(wasHelpful === true) - Number(article.wasHelpful === true),
          })),
        ]),
    }),
  }),
});

export const {
  useGetFaqQuery,
  useSearchHelpQuery,
  useGetPricingQuery,
  useGetKnowledgeBaseQuery,
  useGetKnowledgeCategoryQuery,
  useGetKnowledgeArticleQuery,
} = readApi;
export const { useChangePlanMutation, useRateArticleMutation } = helpApi;
