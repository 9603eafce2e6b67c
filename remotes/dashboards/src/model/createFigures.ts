import { type Add, addParts, addSale, addTo, figureNamesOf } from './counting';
import { createSales } from './createSales';
import type { Day } from './day';
import type { FigureName, Figures } from './figures';
import { around, levelOf } from './level';
import { createRandom, divide, type Random } from './random';
import { companies } from './sale';

const usual = {
  visits: 7_900,
  sessions: 2_700,
  users: 2_050,
  subscribers: 34,
  newsletter: 1_900,
  tickets: 6,
  expense: 68_000,
};

const splits = {
  device: [58, 35, 7],
  browser: [54, 19, 15, 8, 4],
  categoryVisits: [34, 21, 9, 16, 8, 12],
};

const vary = (random: Random, weights: readonly number[]): number[] =>
  weights.map((weight) => weight * (0.88 + random() * 0.24));

const companyWeights = companies.map(({ weight }) => weight);

function addVisits(add: Add, random: Random, level: number): void {
  const visits = around(random, usual.visits * level, 0.09);
  const sessions = around(random, usual.sessions * level, 0.07);
  const users = Math.round(sessions * (0.74 + random() * 0.05));
  addParts(add, figureNamesOf.device, divide(sessions, vary(random, splits.device)));
  addParts(add, figureNamesOf.browser, divide(visits, vary(random, splits.browser)));
  addParts(add, figureNamesOf.categoryVisits, divide(visits, vary(random, splits.categoryVisits)));
  addParts(add, figureNamesOf.companyVisits, divide(Math.round(visits * 0.12), vary(random, companyWeights)));
  add('visits', visits);
  add('sessions', sessions);
  add('sessionTarget', Math.round(usual.sessions * level * 1.08));
  add('sessionTime', sessions * around(random, 164, 0.1));
  add('users', users);
  add('returning', Math.round(users * (0.4 + random() * 0.06)));
}

export const budgetOf = (day: Day): number => Math.round(usual.expense * levelOf(day) * 1.04);

function addRest(add: Add, random: Random, level: number): void {
  const tickets = around(random, usual.tickets * level, 0.4);
  add('days', 1);
  add('expense', around(random, usual.expense * level, 0.25));
  add('target', Math.round(usual.expense * level * 1.85));
  add('subscribers', around(random, usual.subscribers * level, 0.3));
  add('newsletter', around(random, usual.newsletter * level, 0.15));
  add('newTickets', tickets);
  add('doneTickets', Math.round(tickets * (0.78 + random() * 0.14)));
  add('answerTime', tickets * around(random, 5.5 * 3_600, 0.25));
}

export interface AgedDay {
  day: Day;
  age: number;
}

export function createFigures(days: readonly AgedDay[]): Figures {
  const counts = new Map<FigureName, number>();
  const add = addTo(counts);
  for (const { day, age } of days) {
    const random = createRandom(`visits ${day}`);
    const level = levelOf(day);
    addVisits(add, random, level);
    addRest(add, random, level);
    for (const sale of createSales(day, age)) addSale(add, sale);
  }
  return counts;
}
