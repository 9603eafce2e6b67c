import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  getPage,
  ok,
  type Person,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type Review,
  ReviewAnswer,
  ReviewOf,
  ReviewPage,
  ReviewQuery,
  type ReviewSort,
  ReviewToWrite,
} from '../api/schemas';
import { countRatings, meanRating } from '../model/rating';
import { isOwnedBy, ownerOf, productsKey, reviewsKey, type StoredProduct, type StoredReview } from './tables';

const defaultPerPage = 4;

const newestFirst = (a: StoredReview, b: StoredReview) => b.at.localeCompare(a.at) || b.id - a.id;

const orders: Readonly<Record<ReviewSort, (a: StoredReview, b: StoredReview) => number>> = {
  newest: newestFirst,
  highest: (a, b) => b.rating - a.rating || newestFirst(a, b),
  lowest: (a, b) => a.rating - b.rating || newestFirst(a, b),
};
const orderOf = (sortBy: string | null | undefined) =>
  sortBy === 'highest' || sortBy === 'lowest' ? orders[sortBy] : orders.newest;

const toReview =
  (user: Person | null) =>
  ({ productId: _productId, owner, ...review }: StoredReview): Review => ({
    ...review,
    isOwn: owner === ownerOf(user),
  });

const reviewsOf = (store: BackendStore, id: number): StoredReview[] =>
  store
    .table(reviewsKey)
    .all()
    .filter(({ productId }) => productId === id);

function rate(store: BackendStore, product: StoredProduct): void {
  const ratings = reviewsOf(store, product.id).map(({ rating }) => rating);
  store.table(productsKey).put({ ...product, rating: meanRating(ratings), reviewCount: ratings.length });
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
    handle(store, { input, user }) {
      if (!store.table(productsKey).get(input.productId)) return unknown('product');
      const reviews = reviewsOf(store, input.productId);
      const ratings = reviews.map(({ rating }) => rating);
      const own = reviews.find(isOwnedBy(user));
      const found = reviews.filter(({ rating }) => !input.rating || rating === input.rating);
      return ok({
        reviews: getPage(found.sort(orderOf(input.sortBy)), input, defaultPerPage).map(toReview(user)),
        total: found.length,
        average: meanRating(ratings),
        counts: countRatings(ratings),
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
    handle(store, { input: { productId, rating, text }, user }) {
      const product = store.table(productsKey).get(productId);
      if (!product) return unknown('product');
      const table = store.table(reviewsKey);
      const review = table.put({
        id: reviewsOf(store, productId).find(isOwnedBy(user))?.id ?? table.nextId(),
        productId,
        owner: ownerOf(user),
        name: signatureOf(user),
        rating,
        text,
        at: new Date(store.now()).toISOString(),
      });
      rate(store, product);
      return created({ review: toReview(user)(review) });
    },
  }),
  answerCall(calls.removeReview, {
    summary: 'Take back what one has written about a product; where that is nothing, nothing happens',
    input: ReviewOf,
    answer: Done,
    action: 'create',
    rejections: [404],
    handle(store, { input: { productId }, user }) {
      const product = store.table(productsKey).get(productId);
      if (!product) return unknown('product');
      const own = reviewsOf(store, productId).find(isOwnedBy(user));
      if (own) store.table(reviewsKey).delete(own.id);
      rate(store, product);
      return done();
    },
  }),
];
