import { defineTable } from '@atrium/backend';
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

export const faqTable = defineTable<StoredFaq>()({ name: 'faq', isSmall: true });
export const knowledgeTable = defineTable<KnowledgeBaseEntry>()({ name: 'knowledge', isSmall: true });
export const groupsTable = defineTable<StoredGroup>()({ name: 'knowledgeGroups', isSmall: true });
export const articlesTable = defineTable<StoredArticle>()({ name: 'articles', isSmall: true });
export const helpVotesTable = defineTable<HelpVote>()({
  name: 'helpVotes',
  id: 'text',
  columns: { article: 'number', wasHelpful: 'boolean' },
  indexes: [['article', 'wasHelpful']],
});
export const pricingTable = defineTable<StoredPricing>()({ name: 'pricing', isSmall: true });

export const subscriptionTable = defineTable<StoredSubscription>()({ name: 'subscription', isSmall: true });

export const helpTables = [
  faqTable,
  knowledgeTable,
  groupsTable,
  articlesTable,
  helpVotesTable,
  pricingTable,
  subscriptionTable,
];
