import { defineBackend } from '@atrium/backend';
import { accountCalls } from '../api/account/calls';
import * as account from '../api/account/schemas';
import { helpCalls } from '../api/help/calls';
import * as help from '../api/help/schemas';
import { profileCalls } from '../api/profile/calls';
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
  api: {
    about: 'The account of the signed-in person, profiles and help',
    calls: { ...accountCalls, ...profileCalls, ...helpCalls },
  },
  subject: null,
  entities: { ...account, ...profile, ...help },
  calls: [...accountArea, ...profileArea, ...helpArea],
  tables: [settingsTable, ...profileTables, ...helpTables],
  seed: async () => seed,
});
