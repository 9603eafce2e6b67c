import type { TableKey } from '@atrium/backend';
import type { AccountSettings } from '../../api/account/schemas';

/** A person's settings besides what the core backend keeps of that person; the id is the person's. */
export type StoredSettings = Omit<AccountSettings, 'general' | 'preferences' | 'provider' | 'rev'> & {
  id: number;
  rev?: number;
};

export const settingsKey: TableKey<StoredSettings> = { name: 'accountSettings', isRevised: true, isSigned: true };
