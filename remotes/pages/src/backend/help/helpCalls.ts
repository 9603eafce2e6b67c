import {
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  done,
  ok,
  reject,
  toFilter,
  unknown,
  z,
} from '@atrium/backend';
import { helpCalls } from '../../api/help/calls';
import * as schemas from '../../api/help/schemas';
import { PlanChange, Pricing, Subscription } from '../../api/help/schemas';
import { type PlanName, quoteChange } from '../../model/planChange';
import { priceFrom, pricePerMonth, toOwnPlan } from '../../model/planPrice';
import { createArea } from '../common/area';
import { findArticle, getFaq, listCategories, voteId } from './articles';
import { searchHelp } from './search';
import {
  articlesTable,
  helpVotesTable,
  knowledgeTable,
  pricingTable,
  type StoredSubscription,
  subscriptionTable,
} from './tables';

const planChangeTopic = 'account.plan';

const names: Readonly<Record<PlanName, string>> = {
  basicPlan: 'basic',
  standardPlan: 'standard',
  enterprisePlan: 'enterprise',
};

/** Reports the team's plan, its monthly price and the amount due, in minor units. */
function notifyPlan(
  store: BackendStore,
  pricing: Pricing,
  { plan, period, from, until }: Subscription,
  due: number,
): void {
  const price = Math.round(pricePerMonth(pricing[plan], period) * 100);
  store.send(planChangeTopic, { plan: names[plan], price, due, from, until });
}

const dayMs = 86_400_000;
const days = { monthly: 30, yearly: 365 };

async function readPricing(store: BackendStore): Promise<Pricing | null> {
  const [first, stored] = await Promise.all([store.table(pricingTable).first(), store.table(subscriptionTable).get(1)]);
  const { id, ...pricing } = first ?? { id: 0 };
  return 'qandA' in pricing && stored ? { ...pricing, subscription: toSubscription(stored, store.now()) } : null;
}

/** After the paid period the next one starts, with the same plan unless changed. */
function toSubscription({ id: _, ...stored }: StoredSubscription, now: number): Subscription {
  let current: Subscription = stored;
  while (Date.parse(current.until) <= now) {
    const { plan, period } = current.next ?? current;
    const until = new Date(Date.parse(current.until) + days[period] * dayMs).toISOString();
    current = { ...current, plan, period, from: current.until, until, next: null };
  }
  return current;
}

const pricingCalls: BackendCall[] = [
  answerCall(helpCalls.getPricing, {
    summary: 'The three plans, the one that the team has, and questions about them',
    answer: Pricing,
    async handle(store) {
      const pricing = await readPricing(store);
      return pricing ? ok(pricing) : unknown('price');
    },
  }),
  answerCall(helpCalls.changePlan, {
    summary:
      'Change the plan: more of it begins now and costs what is left to pay, less begins when the paid time is over',
    notes: 'Where `due` is another sum than the one that holds now, the change is refused with the code `otherSum`.',
    input: PlanChange,
    answer: Subscription,
    rejections: [400, 404],
    sends: [planChangeTopic],
    async handle(store, { input: { plan, period, due } }) {
      const pricing = await readPricing(store);
      if (!pricing) return unknown('price');
      const now = store.now();
      const own = pricing.subscription;
      const quote = quoteChange(toOwnPlan(own), { plan, period }, priceFrom(pricing), now);
      if (due !== undefined && due !== quote.due) return reject(400, 'The price has changed.', 'otherSum');
      const next = { plan, period };
      const changed: Subscription =
        quote.kind === 'upgrade'
          ? {
              ...next,
              from: new Date(now).toISOString(),
              until: new Date(now + days[period] * dayMs).toISOString(),
              trialEndsOn: null,
              next: null,
            }
          : { ...own, next: quote.kind === 'same' ? null : next };
      await store.table(subscriptionTable).put({ id: 1, ...changed });
      if (quote.kind === 'upgrade') notifyPlan(store, pricing, changed, quote.due);
      return ok(changed);
    },
  }),
];

const { ArticleFeedback, FAQ, FaqQuery, HelpHits, KnowledgeArticle, KnowledgeArticleQuery } = schemas;
const { KnowledgeBaseEntry, KnowledgeCategory, KnowledgeCategoryQuery } = schemas;

export const helpArea = createArea('Help', [
  answerCall(helpCalls.getFaq, {
    summary: 'Questions and answers by category; a category without a hit is absent',
    input: FaqQuery,
    answer: FAQ,
    handle: async (store, { input }) => ok(await getFaq(store, input.q)),
  }),
  answerCall(helpCalls.searchHelp, {
    summary: 'Questions and articles that have each word of a query; where none has, one slip a word is forgiven',
    input: FaqQuery,
    answer: HelpHits,
    handle: async (store, { input }) => ok(await searchHelp(store, input.q ?? '')),
  }),
  answerCall(helpCalls.getKnowledgeBase, {
    summary: 'The six categories of the knowledge base',
    answer: z.array(KnowledgeBaseEntry),
    handle: async (store) => ok(await store.table(knowledgeTable).find()),
  }),
  answerCall(helpCalls.getKnowledgeCategory, {
    summary: 'Groups of questions; of one category where it is named',
    input: KnowledgeCategoryQuery,
    answer: z.array(KnowledgeCategory),
    rejections: [404],
    async handle(store, { input }) {
      const category = toFilter(input.category);
      const known = await store.table(knowledgeTable).find();
      if (category && !known.some((entry) => entry.category === category)) return unknown('category');
      return ok(await listCategories(store, category));
    },
  }),
  answerCall(helpCalls.getKnowledgeArticle, {
    summary: 'The answer to one question',
    input: KnowledgeArticleQuery,
    answer: KnowledgeArticle,
    rejections: [404],
    async handle(store, { input, user }) {
      const article = await findArticle(store, toFilter(input.slug), user?.id ?? 0);
      return article ? ok(article) : unknown('question');
    },
  }),
  answerCall(helpCalls.rateArticle, {
    summary: 'Say whether an answer was helpful; null takes it back',
    input: ArticleFeedback,
    answer: Done,
    action: 'read',
    rejections: [404],
    async handle(store, { input: { slug, wasHelpful }, user }) {
      const articles = await store.table(articlesTable).find();
      const article = articles.find((other) => other.slug === slug);
      if (!article) return unknown('question');
      const id = voteId(user?.id ?? 0, article.id);
      if (wasHelpful === null) await store.table(helpVotesTable).delete(id);
      else await store.table(helpVotesTable).put({ id, article: article.id, wasHelpful });
      return done();
    },
  }),
  ...pricingCalls,
]);
