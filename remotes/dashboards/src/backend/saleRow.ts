import type { SaleRow } from '../api/schemas';
import { toEuros } from '../model/euros';
import type { Sale } from '../model/sale';

/** A sale as the API has it: its amount as money. */
export const toSaleRow = (sale: Sale): SaleRow => ({ ...sale, amount: toEuros(sale.amount) });
