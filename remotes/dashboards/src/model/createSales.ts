import { type Day, daysFrom } from './day';
import { around, firstDay, levelOf } from './level';
import { createChoice, createRandom, type Random } from './random';
import {
  type Category,
  type Channel,
  type CustomerKind,
  categories,
  companies,
  type Payment,
  type Sale,
  type SaleStatus,
} from './sale';

const usualOrders = 27;
/** Days until a pending order is completed or rejected. */
export const pendingDays = 4;

const chooseChannel = createChoice<Channel>(
  [
    ['Shop', 62],
    ['Subscriptions', 33],
    ['Licences', 5],
  ],
  'Shop',
);

const choosePayment: Record<Channel, (random: Random) => Payment> = {
  Shop: createChoice<Payment>(
    [
      ['Card', 6],
      ['Wallet', 4],
    ],
    'Card',
  ),
  Subscriptions: createChoice<Payment>(
    [
      ['Card', 7],
      ['Wallet', 2],
      ['Bank transfer', 1],
    ],
    'Card',
  ),
  Licences: createChoice<Payment>([['Bank transfer', 1]], 'Card'),
  Invoices: createChoice<Payment>([['Bank transfer', 1]], 'Card'),
};

const chooseCategory: Record<Channel, (random: Random) => Category> = {
  Shop: createChoice<Category>(
    [
      ['Books', 5],
      ['Photos', 3],
      ['Courses', 2],
    ],
    categories[0],
  ),
  Subscriptions: createChoice<Category>(
    [
      ['Articles', 6],
      ['Newsletters', 4],
    ],
    categories[0],
  ),
  Licences: createChoice<Category>(
    [
      ['Photos', 4],
      ['Translations', 4],
      ['Articles', 2],
    ],
    categories[0],
  ),
  Invoices: createChoice<Category>([['Articles', 1]], categories[0]),
};

const chooseCustomer = createChoice<CustomerKind>(
  [
    ['New', 63],
    ['Returning', 24],
    ['Referrals', 13],
  ],
  'New',
);

const chooseCompany = createChoice(
  companies.map(({ name, weight }) => [name, weight] as const),
  '',
);

const subscriptionPrices = [2_900, 3_600, 4_800];

function amountOf(random: Random, channel: Channel): number {
  if (channel === 'Subscriptions') return subscriptionPrices[Math.floor(random() * subscriptionPrices.length)] ?? 2_900;
  if (channel === 'Licences') return 4_000 + Math.round(random() * 160) * 100;
  return 900 + Math.round(random() ** 2 * 750) * 10 + (random() < 0.5 ? 90 : 50);
}

function statusOf(random: Random, age: number): SaleStatus {
  const chance = random();
  if (chance < 0.023) return 'Rejected';
  return age < pendingDays && chance > 0.35 + age * 0.15 ? 'Pending' : 'Finished';
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** Text of every minute of a day, created once. */
const clockTexts = Array.from(
  { length: 24 * 60 },
  (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
);

const timeOf = (random: Random): string => clockTexts[7 * 60 + Math.floor(random() * 15 * 60)] ?? '';

function createSale(random: Random, day: Day, number: number, age: number): Sale {
  const channel = chooseChannel(random);
  return {
    id: String(number),
    day,
    time: timeOf(random),
    amount: amountOf(random, channel),
    channel,
    status: statusOf(random, age),
    category: chooseCategory[channel](random),
    customer: chooseCustomer(random),
    payment: choosePayment[channel](random),
    company: channel === 'Licences' ? chooseCompany(random) : null,
    isOrder: true,
    pieces: channel === 'Shop' ? 1 + Math.floor(random() * 3) : 1,
    link: null,
  };
}

/** Deterministic orders of a day; those of the last days may still be pending. @param age days ago */
export function createSales(day: Day, age: number): Sale[] {
  const random = createRandom(`sales ${day}`);
  const first = daysFrom(firstDay, day) * 100;
  const count = Math.min(99, around(random, usualOrders * levelOf(day), 0.18));
  return Array.from({ length: count }, (_, index) => createSale(random, day, first + index + 1, age));
}
