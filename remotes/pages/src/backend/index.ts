import { defineBackend } from '@atrium/backend';
import * as account from '../api/account/schemas';
import * as help from '../api/help/schemas';
import * as profile from '../api/profile/schemas';
import { accountArea } from './account/accountCalls';
import { settingsTable } from './account/tables';
import { helpArea } from './help/helpCalls';
import { helpTables } from './help/tables';
import { profileArea } from './profile/profileCalls';
import { profileTables } from './profile/tables';
import seed from './seed/seed.json';

export default defineBackend({
  id: 'pages',
  subject: null,
  entities: { ...account, ...profile, ...help },
  calls: [...accountArea, ...profileArea, ...helpArea],
  tables: [settingsTable, ...profileTables, ...helpTables],
  seed: async () => seed,
});
