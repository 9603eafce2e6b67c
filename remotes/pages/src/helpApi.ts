import type { FAQ, KnowledgeArticle, KnowledgeBaseEntry, KnowledgeCategory, Pricing } from 'shared/api';
import { pagesApi } from './pagesApi';

/** Questions, articles and prices. */
export const helpApi = pagesApi.injectEndpoints({
  endpoints: (build) => ({
    getFaq: build.query<FAQ, string>({
      query: (q) => ({ url: '/faq/data', params: { q: q || undefined } }),
    }),
    getPricing: build.query<Pricing, void>({
      query: () => ({ url: '/pricing/data' }),
    }),
    getKnowledgeBase: build.query<KnowledgeBaseEntry[], void>({
      query: () => ({ url: '/faq/data/knowledge_base' }),
    }),
    getKnowledgeCategory: build.query<KnowledgeCategory[], string>({
      query: (category) => ({ url: '/faq/data/category', params: { category } }),
    }),
    getKnowledgeArticle: build.query<KnowledgeArticle, string>({
      query: (slug) => ({ url: '/faq/data/question', params: { slug } }),
    }),
    rateArticle: build.mutation<unknown, { slug: string; wasHelpful: boolean }>({
      query: (data) => ({ url: '/faq/data/feedback', method: 'POST', data }),
      async onQueryStarted({ slug, wasHelpful }, { dispatch, queryFulfilled }) {
        const rating = dispatch(
          helpApi.util.updateQueryData('getKnowledgeArticle', slug, (article) => {
            article.wasHelpful = wasHelpful;
          }),
        );
        await queryFulfilled.catch(rating.undo);
      },
    }),
  }),
});

export const {
  useGetFaqQuery,
  useGetPricingQuery,
  useGetKnowledgeBaseQuery,
  useGetKnowledgeCategoryQuery,
  useGetKnowledgeArticleQuery,
  useRateArticleMutation,
} = helpApi;
