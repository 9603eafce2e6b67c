import { IsoDate } from './fields';
import * as z from './schema';
import type { BackendStore } from './store';

/** The topic of what was sold and paid; calls and `due` name it in `sends`. */
export const saleTopic = 'frame.sale';

/** Money that came in, or went back. */
export const SaleToReport = z.object({
  /** `order`: something was bought; `payment`: an invoice was paid, or a payment given back. */
  kind: z.enum(['order', 'payment']),
  /** The id of the order or the invoice. */
  id: z.int(),
  /** The day for which it counts, where the business is. */
  day: IsoDate,
  /** In the currency's own unit, as records have it; below 0 for money that went back. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** Quantity bought. */
  pieces: z.int(),
  /** The paying company, if any. */
  company: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
export type SaleToReport = z.infer<typeof SaleToReport>;

/**
 * Lets those who listen count what was sold or paid. The call that does it names `saleTopic` in `sends`; where no app
 * listens, nothing happens.
 */
export function reportSale(store: BackendStore, sale: SaleToReport): void {
  store.send(saleTopic, sale);
}
