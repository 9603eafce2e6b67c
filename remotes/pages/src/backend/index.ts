import { defineBackend } from 'shared/backend';
import * as account from '../api/account/schemas';
import * as blog from '../api/blog/schemas';
import * as help from '../api/help/schemas';
import * as profile from '../api/profile/schemas';
import { accountArea } from './account/accountCalls';
import { settingsKey } from './account/tables';
import { blogArea } from './blog/blogCalls';
import { searchPosts } from './blog/recordSearch';
import { blogTables, commentsKey } from './blog/tables';
import { helpArea } from './help/helpCalls';
import { helpTables } from './help/tables';
import { profileArea } from './profile/profileCalls';
import { profileTables } from './profile/tables';
import seed from './seed/seed.json';

export default defineBackend({
  id: 'pages',
  subject: null,
  entities: { ...account, ...profile, ...help, ...blog },
  calls: [...accountArea, ...profileArea, ...helpArea, ...blogArea],
  tables: [settingsKey, ...profileTables, ...helpTables, ...blogTables],
  seed: async () => seed,
  search: searchPosts,
  restores: { comment: { key: commentsKey, subject: 'Blog' } },
});
