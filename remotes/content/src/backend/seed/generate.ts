// Writes seed.json: `npx tsx remotes/content/src/backend/seed/generate.ts`. The same sources give the same file.
import { writeSeed } from '@atrium/mock/demo';
import { assetFolders, assets } from './assets';
import { account, payments } from './billing';
import { postBookmarks, postComments } from './buildBlog';
import { bundles, channels, comments, events, items, projects, versions } from './buildItems';
import { glossary } from './glossary';

writeSeed(import.meta.dirname, {
  'content-items': items,
  'content-versions': versions,
  'content-comments': comments,
  'content-events': events,
  'content-bundles': bundles,
  'content-glossary': glossary,
  'content-assets': assets,
  'content-asset-files': assets.map(({ id, key, src }) => ({ id: key, assetId: id, src })),
  'content-asset-folders': assetFolders,
  'content-channels': channels,
  'content-projects': projects,
  'billing-accounts': [account],
  'billing-payments': payments,
  'post-comments': postComments,
  'post-bookmarks': postBookmarks,
});
