import type { InvoiceClient } from '../api/clientSchemas';
import { isRecord } from './record';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The client that another app handed over with the address; null where there is none. */
export function readGivenClient(state: unknown): InvoiceClient | null {
  const client = isRecord(state) ? state.client : undefined;
  if (!isRecord(client) || !text(client.name)) return null;
  return {
    name: text(client.name),
    company: text(client.company),
    companyEmail: text(client.companyEmail),
    address: text(client.address),
    country: text(client.country),
    contact: text(client.contact),
  };
}
