import type { SessionTokens } from '@atrium/core/api';
import type { TestApi } from '@atrium/core/testing';
import type { ReviewPage } from '../api/schemas';
import { callsOf, createShop, shop } from './testShop';

let api: TestApi;
beforeEach(() => {
  api = createShop();
});

const { page } = callsOf(() => api);

test('a review counts in the rating, and a second one takes its place', async () => {
  const reviews = async (sortBy: string) =>
    (await api.get<ReviewPage>(`${shop}/products/27/reviews`, { sortBy, perPage: 50 })).data;
  const before = await reviews('newest');
  await api.post(`${shop}/products/27/reviews`, { rating: 1, text: 'The lid!' });
  await api.post(`${shop}/products/27/reviews`, { rating: 2, text: 'The lid?' });
  const after = await reviews('lowest');
  expect(after.total).toBe(before.total + 1);
  expect(after.own).toMatchObject({ rating: 2, text: 'The lid?', isOwn: true });
  expect(after.average).toBeLessThan(before.average);
  expect((await page({ q: 'index' })).products[0]?.rating).toBe(after.average);
  const stars = after.reviews.map(({ rating }) => rating);
  expect(stars).toEqual([...stars].sort());
});

test('a review that is taken back counts no more, for its author alone, as often as it is said', async () => {
  const reviews = async () => (await api.get<ReviewPage>(`${shop}/products/27/reviews`, { perPage: 50 })).data;
  const before = await reviews();
  await api.post(`${shop}/products/27/reviews`, { rating: 1, text: 'The lid!' });
  const ann = { email: 'ann@example.com', password: 'a kettle of fish' };
  await api.post('/jwt/register', { ...ann, username: 'ann' });
  const { data } = await api.post<SessionTokens>('/jwt/login', ann);
  api.authorize(`Bearer ${data.accessToken}`);
  expect((await api.delete(`${shop}/products/27/reviews`)).status).toBe(200);
  expect((await reviews()).total).toBe(before.total + 1);
  await api.signIn('admin');
  await api.delete(`${shop}/products/27/reviews`);
  expect((await api.delete(`${shop}/products/27/reviews`)).status).toBe(200);
  expect(await reviews()).toEqual(before);
  expect((await page({ q: 'index' })).products[0]?.rating).toBe(before.average);
  expect((await api.delete(`${shop}/products/99/reviews`)).status).toBe(404);
});

test('reviews with so many stars are found among all that count', async () => {
  const { data } = await api.get<ReviewPage>(`${shop}/products/27/reviews`, { rating: 4, perPage: 50 });
  expect(new Set(data.reviews.map(({ rating }) => rating))).toEqual(new Set([4]));
  expect(data.total).toBe(data.counts[3]);
  expect(data.counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(data.total);
});
