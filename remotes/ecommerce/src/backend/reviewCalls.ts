import {
  and,
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  desc,
  done,
  eq,
  ok,
  type Person,
  readList,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type Review, ReviewAnswer, ReviewOf, ReviewPage, ReviewQuery, ReviewToWrite } from '../api/schemas';
import { meanRating } from '../model/rating';
import { ownedBy, ownerOf, productsTable, reviewsTable, type StoredProduct, type StoredReview } from './tables';

const defaultPerPage = 4;

const newestFirst = [desc('at'), desc('id')] as const;

const orderOf = (sortBy: string | null | undefined) => {
  if (sortBy !== 'highest' && sortBy !== 'lowest') return newestFirst;
  return [sortBy === 'highest' ? desc('rating') : asc('rating'), ...newestFirst] as const;
};

const toReview =
  (user: Person | null) =>
  ({ productId: _productId, owner, ...review }: StoredReview): Review => ({
    ...review,
    isOwn: owner === ownerOf(user),
  });

/** Number of reviews by stars from one to five. */
async function readCounts(store: BackendStore, productId: number): Promise<number[]> {
  const counts = await store.table(reviewsTable).groupBy('rating', eq('productId', productId)).count();
  return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0);
}

const findOwn = (store: BackendStore, user: Person | null, productId: number) =>
  store.table(reviewsTable).first({ where: and(eq('productId', productId), ownedBy(user)) });

async function rate(store: BackendStore, product: StoredProduct): Promise<void> {
  const counts = await readCounts(store, product.id);
  const reviewCount = counts.reduce((sum, count) => sum + count, 0);
  await store.table(productsTable).put({ ...product, rating: meanRating(counts), reviewCount });
}

/** Signature of reviews: first name and initial. */
function signatureOf(user: Person | null): string {
  const [first = '', ...others] = (user?.fullName ?? 'A guest').split(' ');
  const last = others.at(-1);
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}

export const reviewCalls: BackendCall[] = [
  answerCall(calls.getReviews, {
    summary: 'What people have written about a product, and how they have rated it',
    notes: 'sortBy is newest, highest or lowest; rating leaves those with so many stars.',
    input: ReviewQuery,
    answer: ReviewPage,
    rejections: [404],
    async handle(store, { input: { productId, sortBy, rating, page, perPage }, user }) {
      if (!(await store.table(productsTable).get(productId))) return unknown('product');
      const where = and(eq('productId', productId), !!rating && eq('rating', rating));
      const query = { where, orderBy: orderOf(sortBy) };
      const [{ rows, total }, counts, own] = await Promise.all([
        readList(store, store.table(reviewsTable), query, { page: page ?? 1, perPage }, defaultPerPage),
        readCounts(store, productId),
        findOwn(store, user, productId),
      ]);
      return ok({
        reviews: rows.map(toReview(user)),
        total,
        average: meanRating(counts),
        counts,
        own: own ? toReview(user)(own) : null,
      });
    },
  }),
  answerCall(calls.writeReview, {
    summary: 'Write about a product; a second time replaces what one has written',
    input: ReviewToWrite,
    answer: ReviewAnswer,
    success: [201],
    rejections: [404],
    async handle(store, { input: { productId, rating, text }, user }) {
      const product = await store.table(productsTable).get(productId);
      if (!product) return unknown('product');
      const table = store.table(reviewsTable);
      const review = await table.put({
        id: (await findOwn(store, user, productId))?.id ?? (await table.nextId()),
        productId,
        owner: ownerOf(user),
        name: signatureOf(user),
        rating,
        text,
        at: new Date(store.now()).toISOString(),
      });
      await rate(store, product);
      return created({ review: toReview(user)(review) });
    },
  }),
  answerCall(calls.removeReview, {
    summary: 'Take back what one has written about a product; where that is nothing, nothing happens',
    input: ReviewOf,
    answer: Done,
    action: 'create',
    rejections: [404],
    async handle(store, { input: { productId }, user }) {
      const product = await store.table(productsTable).get(productId);
      if (!product) return unknown('product');
      const own = await findOwn(store, user, productId);
      if (own) await store.table(reviewsTable).delete(own.id);
      await rate(store, product);
      return done();
    },
  }),
];
