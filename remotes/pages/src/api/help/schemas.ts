import { Filter, Text, z } from '@atrium/backend';
import { faqCategoryNames } from './choices';

export const FaqQuestion = z.object({ question: z.string(), ans: z.string() });
export type FaqQuestion = z.infer<typeof FaqQuestion>;

export const FaqCategory = z.object({
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(FaqQuestion),
});
export type FaqCategory = z.infer<typeof FaqCategory>;

export const FaqCategoryName = z.enum(faqCategoryNames);
export type FaqCategoryName = z.infer<typeof FaqCategoryName>;

/** Categories without a match are absent. */
export const FAQ = z.object({
  payment: z.optional(FaqCategory),
  delivery: z.optional(FaqCategory),
  cancellationReturn: z.optional(FaqCategory),
  myOrders: z.optional(FaqCategory),
  productServices: z.optional(FaqCategory),
});
export type FAQ = z.infer<typeof FAQ>;

export const FaqQuery = z.object({ q: Filter });
export type FaqQuery = z.input<typeof FaqQuery>;

export const HelpHit = z.object({
  kind: z.enum(['question', 'article']),
  title: z.string(),
  text: z.string(),
  link: z.string(),
});
export type HelpHit = z.infer<typeof HelpHit>;

/** `words`: matched words, which may differ from the typed ones. */
export const HelpHits = z.object({ hits: z.array(HelpHit), words: z.array(z.string()) });
export type HelpHits = z.infer<typeof HelpHits>;

export const KnowledgeBaseEntry = z.object({
  id: z.int(),
  /** Slug of the category. */
  category: z.string(),
  title: z.string(),
  desc: z.string(),
  img: z.string(),
});
export type KnowledgeBaseEntry = z.infer<typeof KnowledgeBaseEntry>;

export const KnowledgeQuestion = z.object({ id: z.int(), question: z.string(), slug: z.string() });
export type KnowledgeQuestion = z.infer<typeof KnowledgeQuestion>;

export const KnowledgeCategory = z.object({
  id: z.int(),
  category: z.string(),
  title: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  questions: z.array(KnowledgeQuestion),
});
export type KnowledgeCategory = z.infer<typeof KnowledgeCategory>;

export const KnowledgeCategoryQuery = z.object({ category: Filter });
export type KnowledgeCategoryQuery = z.input<typeof KnowledgeCategoryQuery>;

export const KnowledgeArticle = z.object({
  id: z.int(),
  slug: z.string(),
  category: z.string(),
  title: z.string(),
  /** `YYYY-MM-DD`. */
  lastUpdated: z.string(),
  relatedQuestions: z.array(KnowledgeQuestion),
  /** HTML. */
  content: z.string(),
  /** This person's answer; null before. */
  wasHelpful: z.nullable(z.boolean()),
  helpfulCount: z.int(),
});
export type KnowledgeArticle = z.infer<typeof KnowledgeArticle>;

export const KnowledgeArticleQuery = z.object({ slug: Filter });
export type KnowledgeArticleQuery = z.input<typeof KnowledgeArticleQuery>;

/** Null withdraws the answer. */
export const ArticleFeedback = z.object({ slug: Text, wasHelpful: z.nullable(z.boolean()) });
export type ArticleFeedback = z.input<typeof ArticleFeedback>;

export const PricingPlan = z.object({
  title: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
});
export type PricingPlan = z.infer<typeof PricingPlan>;

const PlanName = z.enum(['basicPlan', 'standardPlan', 'enterprisePlan']);
const PlanPeriod = z.enum(['monthly', 'yearly']);

export const Subscription = z.object({
  plan: PlanName,
  period: PlanPeriod,
  /** Paid period, as moments in ISO 8601. */
  from: z.string(),
  until: z.string(),
  /** Last day of the trial; null without one. */
  trialEndsOn: z.nullable(z.string()),
  /** Null if it continues unchanged. */
  next: z.nullable(z.object({ plan: PlanName, period: PlanPeriod })),
});
export type Subscription = z.infer<typeof Subscription>;

/** `due`: amount shown, in minor units: rejected if it differs now. */
export const PlanChange = z.object({ plan: PlanName, period: PlanPeriod, due: z.optional(z.int()) });
export type PlanChange = z.input<typeof PlanChange>;

export const Pricing = z.object({
  basicPlan: PricingPlan,
  standardPlan: PricingPlan,
  enterprisePlan: PricingPlan,
  subscription: Subscription,
  comparison: z.array(z.object({ feature: z.string(), values: z.array(z.union([z.boolean(), z.string()])) })),
  qandA: z.array(FaqQuestion),
});
export type Pricing = z.infer<typeof Pricing>;
