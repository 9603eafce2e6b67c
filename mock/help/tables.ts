import type { FaqCategory, FaqCategoryName, KnowledgeArticle, KnowledgeBaseEntry, Pricing, TableKey } from 'shared/api';

export type StoredFaq = FaqCategory & { id: number; name: FaqCategoryName };
export type StoredGroup = { id: number; category: string; title: string; icon: string; iconColor: string };
/** `group` is the id of the group that the question stands in. */
export type StoredArticle = Omit<KnowledgeArticle, 'relatedQuestions'> & { group: number };
export type StoredPricing = Pricing & { id: number };

export const faqKey: TableKey<StoredFaq> = { name: 'faq' };
export const knowledgeKey: TableKey<KnowledgeBaseEntry> = { name: 'knowledge' };
export const groupsKey: TableKey<StoredGroup> = { name: 'knowledgeGroups' };
export const articlesKey: TableKey<StoredArticle> = { name: 'articles' };
export const pricingKey: TableKey<StoredPricing> = { name: 'pricing' };
