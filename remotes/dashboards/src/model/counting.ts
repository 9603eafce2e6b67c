import { browsers, devices, type FigureName } from './figures';
import { categories, channels, companies, customerKinds, revenueOf, saleStatuses } from './sale';

/** Cached names of figures by kind: concatenated strings are slow map keys. */
const namesOf = <Kind extends string>(kinds: readonly Kind[], nameOf: (kind: Kind) => FigureName) =>
  new Map<string, FigureName>(kinds.map((kind) => [kind, nameOf(kind)]));

const companyNames = companies.map(({ name }) => name);
export const figureNamesOf = {
  channel: namesOf(channels, (kind) => `channel.${kind}`),
  category: namesOf(categories, (kind) => `category.${kind}`),
  status: namesOf(saleStatuses, (kind) => `status.${kind}`),
  customer: namesOf(customerKinds, (kind) => `customer.${kind}`),
  company: namesOf(companyNames, (kind) => `company.${kind}`),
  companyVisits: namesOf(companyNames, (kind) => `companyVisits.${kind}`),
  categoryVisits: namesOf(categories, (kind) => `categoryVisits.${kind}`),
  device: namesOf(devices, (kind) => `device.${kind}`),
  browser: namesOf(browsers, (kind) => `browser.${kind}`),
};

export type Add = (name: FigureName | undefined, value: number) => void;

export const addTo =
  (counts: Map<FigureName, number>): Add =>
  (name, value) => {
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + value);
  };

/** A sale, or the sums of several that count for the same figures. */
interface CountedSale {
  channel: string;
  category: string;
  status: string;
  customer: string;
  company: string | null;
  isOrder: boolean;
  amount: number;
  pieces: number;
  /** 1 by default. */
  count?: number;
}

export function addSale(add: Add, sale: CountedSale): void {
  const { count = 1 } = sale;
  const revenue = revenueOf(sale);
  add('revenue', revenue);
  add(figureNamesOf.channel.get(sale.channel), revenue);
  add(figureNamesOf.category.get(sale.category), revenue);
  if (sale.company) add(figureNamesOf.company.get(sale.company), revenue);
  if (!sale.isOrder) return;
  add('orders', count);
  add('pieces', sale.pieces);
  add(figureNamesOf.status.get(sale.status), count);
  add(figureNamesOf.customer.get(sale.customer), count);
}

export function addParts(add: Add, parts: ReadonlyMap<string, FigureName>, values: readonly number[]): void {
  let index = 0;
  for (const name of parts.values()) {
    add(name, values[index] ?? 0);
    index += 1;
  }
}
