import type { ProductCategory } from '../../api/schemas';
import { products } from './products';

const people = [
  'Silvain R.',
  'Bea L.',
  'Ingrid H.',
  'Marek P.',
  'Tomás A.',
  'Noor V.',
  'Claire D.',
  'Jun S.',
  'Helena F.',
  'Oskar W.',
  'Priya N.',
  'Luc B.',
  'Agnes K.',
];

const shares: Readonly<Record<number, readonly number[]>> = {
  5: [5, 5, 5, 4, 5, 5, 5, 5, 4],
  4: [5, 4, 4, 3, 5, 4, 4, 2, 5],
  3: [3, 4, 2, 3, 5, 3, 1, 3, 4],
  2: [2, 3, 1, 2, 2, 4, 1, 2, 3],
};

const verdicts: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Exactly as described, and better made than I had hoped.',
    'I have used it every day for a month and would buy it again tomorrow.',
    'My whole team wants one now.',
    'It does one thing and does it well.',
    'Arrived two days early, packed in paper alone.',
  ],
  4: [
    'Very good, with one small thing that the next version should mend.',
    'Solid. One star less because the manual is hardly there.',
    'A little dearer than others, and worth it.',
    'Does what it should, and looks good while doing it.',
  ],
  3: ['Fine for the price, no more.', 'It works, once one has found out how.', 'Good idea, average finish.'],
  2: ['Not what the picture promised me.', 'I wanted to like it more than I do.'],
  1: ['Sent it back; that at least was easy.', 'Mine had a fault from the first day. The exchange took a week.'],
};

const details: Readonly<Record<ProductCategory, readonly string[]>> = {
  Cameras: [
    'The shutter is quieter than my breath.',
    'It sits in the hand as if it had grown there.',
    'The menu is short.',
  ],
  Audio: [
    'Voices sound like voices.',
    'The cable is long enough for an interview across a table.',
    'No hiss that I can hear.',
  ],
  Lighting: ['Skin looks like skin in it.', 'It never flickers, not even dimmed.', 'Set up in a minute.'],
  Computers: ['The keyboard is a joy.', 'One hears it only when one looks for it.', 'Fast where it matters.'],
  Tablets: [
    'Writing on it feels close to paper.',
    'The battery holds for a week of proofs.',
    'Light enough for the train.',
  ],
  Storage: ['Copied a whole archive overnight.', 'It has survived my bag so far.', 'Small, and easy to find again.'],
  Furniture: [
    'Put together in twenty minutes, by one person.',
    'No wobble at all.',
    'The wood smells good for two weeks.',
  ],
  Books: [
    'I read it with a pencil in my hand.',
    'Well set, well bound.',
    'It opens flat, which is rarer than one thinks.',
  ],
  Stationery: [
    'The paper takes ink without a feather.',
    'Made with more care than it would need.',
    'A pleasure on every desk.',
  ],
  Accessories: ['It folds smaller than I thought.', 'Nothing rattles.', 'Stays where you put it.'],
};

const pick = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? '';

/** Few reviews for the best of each kind, more for the others. */
const countOf = (index: number): number => (index % 5 === 0 ? 3 : 4 + (index % 6));

export const reviews = products
  .flatMap(({ rating, category }, index) =>
    (shares[rating] ?? []).slice(0, countOf(index)).map((stars, place) => ({
      productId: index + 1,
      owner: null,
      name: pick(people, index * 3 + place),
      rating: stars,
      text: [pick(verdicts[stars] ?? [], index + place), stars > 2 ? pick(details[category], index + place) : '']
        .filter(Boolean)
        .join(' '),
      at: `@-${2 + place * 17 + (index % 9)}d ${String(8 + ((index + place) % 12)).padStart(2, '0')}:${String((index * 7 + place * 13) % 60).padStart(2, '0')}`,
    })),
  )
  .map((review, index) => ({ id: index + 1, ...review }));
