// Writes seed.json and the attachments: `npx tsx remotes/email/src/backend/seed/generate.ts`. The same sources give the same files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAsset, writeSeed } from '@atrium/mock/demo';
import { buildEmails, listFiles } from './buildEmails';
import { writeDocument } from './document';
import { files } from './files';
import { drawFileIcon, fileKinds } from './icon';

const assets = join(import.meta.dirname, '../assets');

/** Attached pictures are drawn by hand, everything else is generated here. */
const toContent = (name: string, about: string): string =>
  name.endsWith('.svg') ? readFileSync(join(assets, 'files', name), 'utf8') : writeDocument(name, about);

const attachments = new Map(listFiles().map(([name, about]) => [name, toContent(name, about)]));
for (const [name, text] of attachments) writeAsset(join(assets, 'files'), name, text);
for (const kind of fileKinds) writeAsset(join(assets, 'icons'), `${kind}.svg`, drawFileIcon(kind));

writeSeed(import.meta.dirname, { emails: buildEmails(attachments), foundFiles: files });
