import type { TableKey } from '@atrium/backend';
import type { AccountSettings } from '../../api/account/schemas';

/** Settings beyond those of the core; the id is the person's. */
export type StoredSettings = Omit<AccountSettings, 'general' | 'preferences' | 'provider' | 'rev'> & {
  id: number;
  rev?: number;
};

export const settingsKey: TableKey<StoredSettings> = { name: 'accountSettings', isRevised: true, isSigned: true };
