import { createTestApi, type TestApi } from '@atrium/core/testing';
import type {
  FAQ,
  HelpHits,
  KnowledgeArticle,
  KnowledgeBaseEntry,
  KnowledgeCategory,
  Pricing,
  Subscription,
} from '../../api/help/schemas';
import manifest from '../../manifest';
import backend from '..';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const faq = async (q?: string) => (await api.get<FAQ>('/faq/data', { q })).data;
const article = async (slug?: string) => (await api.get<KnowledgeArticle>('/faq/data/question', { slug })).data;
const categories = async (category?: string) =>
  (await api.get<KnowledgeCategory[]>('/faq/data/category', { category })).data;

test('there are five categories of questions', async () => {
  expect(Object.keys(await faq())).toEqual([
    'payment',
    'delivery',
    'cancellationReturn',
    'myOrders',
    'productServices',
  ]);
});

test('a search looks into questions and answers, and leaves out what has no hit', async () => {
  const found = await faq(' DIRECT debit ');
  expect(Object.keys(found)).toEqual(['payment']);
  expect(found.payment?.qandA).toHaveLength(1);
  expect(await faq('no such thing')).toEqual({});
  expect(await faq('')).toEqual(await faq());
});

test('each of the six categories has groups of questions of its own', async () => {
  const { data } = await api.get<KnowledgeBaseEntry[]>('/faq/data/knowledge_base');
  expect(data).toHaveLength(6);
  for (const { category } of data) {
    const groups = await categories(category);
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) expect(group.category).toBe(category);
  }
  expect(await categories()).toHaveLength(12);
  expect((await api.get('/faq/data/category', { category: 'attic' })).status).toBe(404);
});

test('every question listed has an answer of its own', async () => {
  const questions = (await categories()).flatMap((group) => group.questions);
  const answers = await Promise.all(questions.map(({ slug }) => article(slug)));
  expect(answers.map(({ title }) => title)).toEqual(questions.map(({ question }) => question));
  expect(new Set(answers.map(({ content }) => content)).size).toBe(questions.length);
  for (const { relatedQuestions, slug } of answers) {
    expect(relatedQuestions.length).toBeGreaterThan(0);
    expect(relatedQuestions.map((related) => related.slug)).not.toContain(slug);
  }
  expect((await api.get('/faq/data/question', { slug: 'why' })).status).toBe(404);
  expect((await article()).slug).toBe(questions[0]?.slug);
});

test('one search finds questions and articles, titles first, and says which words', async () => {
  const search = async (q: string) => (await api.get<HelpHits>('/faq/data/search', { q })).data;
  const { hits, words } = await search('invoice');
  expect(words).toEqual(['invoice']);
  expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['question', 'article']));
  expect(hits[0]?.title).toMatch(/invoice/i);
  expect((await search('invioce')).words).toContain('invoice');
  expect((await search('zzzzzz')).hits).toEqual([]);
  expect((await search(' ')).hits).toEqual([]);
});

test('what people say of an answer is counted, each person once', async () => {
  const { slug } = await article();
  const say = (wasHelpful: boolean | null) => api.post('/faq/data/feedback', { slug, wasHelpful });
  await say(true);
  await api.signIn('editor');
  expect(await article(slug)).toMatchObject({ wasHelpful: null, helpfulCount: 1 });
  await say(true);
  await say(true);
  expect(await article(slug)).toMatchObject({ wasHelpful: true, helpfulCount: 2 });
  await say(false);
  expect(await article(slug)).toMatchObject({ wasHelpful: false, helpfulCount: 1 });
  await say(null);
  expect(await article(slug)).toMatchObject({ wasHelpful: null, helpfulCount: 1 });
});

test('whether an answer was helpful is kept', async () => {
  const { slug, wasHelpful } = await article();
  expect(wasHelpful).toBeNull();
  expect((await api.post('/faq/data/feedback', { slug, wasHelpful: false })).status).toBe(200);
  expect((await article(slug)).wasHelpful).toBe(false);
  expect((await api.post('/faq/data/feedback', { slug: 'why', wasHelpful: true })).status).toBe(404);
  expect((await api.post('/faq/data/feedback', { slug })).status).toBe(400);
});

test('a change of plan costs what was shown, or is refused; less of it begins later', async () => {
  const change = (body: object) => api.post<Subscription>('/pricing/change', body);
  const own = async () => (await api.get<Pricing>('/pricing/data')).data.subscription;
  expect(await change({ plan: 'enterprisePlan', period: 'monthly', due: 1 })).toMatchObject({
    status: 400,
    data: { code: 'otherSum' },
  });
  expect((await own()).plan).toBe('standardPlan');
  expect((await change({ plan: 'basicPlan', period: 'monthly', due: 0 })).data).toMatchObject({
    plan: 'standardPlan',
    next: { plan: 'basicPlan', period: 'monthly' },
  });
  api.clock.now += 31 * 86_400_000;
  expect(await own()).toMatchObject({ plan: 'basicPlan', next: null });
  const { until } = await own();
  api.clock.now += 30 * 86_400_000;
  expect(await own()).toMatchObject({ plan: 'basicPlan', from: until });
});

test('the plans cost what they cost', async () => {
  const { data } = await api.get<Pricing>('/pricing/data');
  const prices = [data.basicPlan, data.standardPlan, data.enterprisePlan].map((plan) => [
    plan.title,
    plan.monthlyPrice,
    plan.yearlyPlan.perMonth,
    plan.yearlyPlan.totalAnnual,
    plan.popular,
  ]);
  expect(prices).toEqual([
    ['Basic', 0, 0, 0, false],
    ['Standard', 49, 40, 480, true],
    ['Enterprise', 99, 80, 960, false],
  ]);
  expect(data.qandA.length).toBeGreaterThan(0);
});
