import type { TableKey } from 'shared/backend';
import type {
  FaqCategory,
  FaqCategoryName,
  KnowledgeArticle,
  KnowledgeBaseEntry,
  Pricing,
} from '../../api/help/schemas';

export type StoredFaq = FaqCategory & { id: number; name: FaqCategoryName };
export type StoredGroup = { id: number; category: string; title: string; icon: string; iconColor: string };
/** `group` is the id of the group that the question belongs to. */
export type StoredArticle = Omit<KnowledgeArticle, 'relatedQuestions'> & { group: number };
type StoredPricing = Pricing & { id: number };

export const faqKey: TableKey<StoredFaq> = { name: 'faq' };
export const knowledgeKey: TableKey<KnowledgeBaseEntry> = { name: 'knowledge' };
export const groupsKey: TableKey<StoredGroup> = { name: 'knowledgeGroups' };
export const articlesKey: TableKey<StoredArticle> = { name: 'articles' };
export const pricingKey: TableKey<StoredPricing> = { name: 'pricing' };

export const helpTables = [faqKey, knowledgeKey, groupsKey, articlesKey, pricingKey];
