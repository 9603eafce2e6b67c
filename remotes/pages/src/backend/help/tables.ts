import type { TableKey } from '@atrium/backend';
import type {
  FaqCategory,
  FaqCategoryName,
  KnowledgeArticle,
  KnowledgeBaseEntry,
  Pricing,
  Subscription,
} from '../../api/help/schemas';

export type StoredFaq = FaqCategory & { id: number; name: FaqCategoryName };
export type StoredGroup = { id: number; category: string; title: string; icon: string; iconColor: string };
/** `group`: id of the question's group. */
export type StoredArticle = Omit<KnowledgeArticle, 'relatedQuestions' | 'wasHelpful' | 'helpfulCount'> & {
  group: number;
};
/** The id is `2:7`. */
type HelpVote = { id: string; article: number; wasHelpful: boolean };
type StoredPricing = Omit<Pricing, 'subscription'> & { id: number };
export type StoredSubscription = Subscription & { id: number };

export const faqKey: TableKey<StoredFaq> = { name: 'faq' };
export const knowledgeKey: TableKey<KnowledgeBaseEntry> = { name: 'knowledge' };
export const groupsKey: TableKey<StoredGroup> = { name: 'knowledgeGroups' };
export const articlesKey: TableKey<StoredArticle> = { name: 'articles' };
export const helpVotesKey: TableKey<HelpVote> = { name: 'helpVotes' };
export const pricingKey: TableKey<StoredPricing> = { name: 'pricing' };

export const subscriptionKey: TableKey<StoredSubscription> = { name: 'subscription' };

export const helpTables = [faqKey, knowledgeKey, groupsKey, articlesKey, helpVotesKey, pricingKey, subscriptionKey];
