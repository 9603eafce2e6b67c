import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type * as api from './schemas';

export const helpCalls = {
  getFaq: defineCall<api.FaqQuery, api.FAQ>({ method: 'GET', path: '/faq/data' }),
  searchHelp: defineCall<api.FaqQuery, api.HelpHits>({ method: 'GET', path: '/faq/data/search' }),
  getKnowledgeBase: defineCall<undefined, api.KnowledgeBaseEntry[]>({
    method: 'GET',
    path: '/faq/data/knowledge_base',
  }),
  getKnowledgeCategory: defineCall<api.KnowledgeCategoryQuery, api.KnowledgeCategory[]>({
    method: 'GET',
    path: '/faq/data/category',
  }),
  getKnowledgeArticle: defineCall<api.KnowledgeArticleQuery, api.KnowledgeArticle>({
    method: 'GET',
    path: '/faq/data/question',
  }),
  rateArticle: defineCall<api.ArticleFeedback, Done>({ method: 'POST', path: '/faq/data/feedback' }),
  getPricing: defineCall<undefined, api.Pricing>({ method: 'GET', path: '/pricing/data' }),
  changePlan: defineCall<api.PlanChange, api.Subscription>({ method: 'POST', path: '/pricing/change' }),
};
