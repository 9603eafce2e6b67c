import type { InvoiceClient } from '../api/clientSchemas';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Client passed by another app with the URL; null if there is none. */
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

/** User's address in a slot's data; null otherwise. */
export function readUserEmail(data: unknown): string | null {
  const user = isRecord(data) ? data.user : undefined;
  return isRecord(user) && typeof user.email === 'string' && user.email !== '' ? user.email : null;
}
