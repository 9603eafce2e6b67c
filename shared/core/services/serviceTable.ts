import { type BackendStore, defineTable, desc, eq } from '@atrium/backend';
import type { Caller } from '../auth/gate';

/** A program with an account; the id is the account's. */
interface Service {
  id: number;
  tokenId: string;
  role: string;
  /** True for an identity provider, which gives and takes accounts and does nothing else. */
  isScim?: boolean;
  createdBy: string;
  createdAt: number;
}

export const servicesTable = defineTable<Service>()({
  name: 'services',
  columns: { createdAt: 'number', tokenId: 'text' },
  indexes: [['-createdAt', '-id'], ['tokenId']],
});

export const maxServices = 200;

/** Services, the latest first. */
export const listServices = (store: BackendStore): Promise<Service[]> =>
  store.table(servicesTable).find({ orderBy: [desc('createdAt'), desc('id')], limit: maxServices });

export const findService = (store: BackendStore, tokenId: string): Promise<Service | undefined> =>
  store.table(servicesTable).first({ where: eq<'tokenId'>('tokenId', tokenId) });

export const countScimTokens = async (store: BackendStore): Promise<number> =>
  (await listServices(store)).filter(({ isScim }) => isScim).length;

/** True for the token of a service that an admin has made for SCIM: a rule of its name in another token is none. */
export const isProvisioner = async (store: BackendStore, { apiToken }: Pick<Caller, 'apiToken'>): Promise<boolean> =>
  apiToken !== undefined && (await findService(store, apiToken.id))?.isScim === true;
