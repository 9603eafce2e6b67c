import type { InvoiceClient } from '../api/clientSchemas';

/** True if something that came from elsewhere has fields at all. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

/** The address of the user that a slot is about; null where it hands over something else. */
export function readUserEmail(data: unknown): string | null {
  const user = isRecord(data) ? data.user : undefined;
  return isRecord(user) && typeof user.email === 'string' && user.email !== '' ? user.email : null;
}
