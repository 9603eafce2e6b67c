// Writes seed.json and the pictures: `npx tsx remotes/pages/src/backend/seed/generate.ts`. The same sources give the same
// files.
import { join } from 'node:path';
import { writeAsset, writeSeed } from '@atrium/mock/demo';
import { accountSettings } from './account';
import { buildHelp } from './buildHelp';
import * as profile from './profile';
import { drawCover, drawScene } from './scene';

const assets = join(import.meta.dirname, '../assets');
const pictures = 9;
const { covers, ...profileRows } = profile;

for (let index = 0; index < pictures; index += 1) writeAsset(assets, `scenes/${index + 1}.svg`, drawScene(index));
for (const { file, tone } of covers) writeAsset(assets, file, drawCover(tone));

writeSeed(import.meta.dirname, {
  accountSettings,
  ...profileRows,
  ...buildHelp(),
});
