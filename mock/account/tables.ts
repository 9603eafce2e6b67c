import type { AccountSettings, TableKey } from 'shared/api';

/** What a user's settings hold besides the user's own record; the id is the user's. */
export type StoredSettings = Omit<AccountSettings, 'general'> & { id: number; isEmailConfirmed: boolean };

export const settingsKey: TableKey<StoredSettings> = { name: 'accountSettings' };
