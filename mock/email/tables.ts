import type { Email, TableKey } from 'shared/api';

export const emailsKey: TableKey<Email> = { name: 'emails' };
