// Writes en.json, de.json, fr.json and pt.json from the package emojibase-data (MIT, of Unicode's own names), which is
// too large to be installed for it: `npm pack emojibase-data`, unpack it, then
// `npx tsx remotes/chat/tools/emoji.ts <folder>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@atrium/backend';

const Source = z.array(
  z.object({
    unicode: z.string(),
    label: z.string(),
    group: z.optional(z.number()),
    order: z.optional(z.number()),
    tags: z.optional(z.array(z.string())),
  }),
);

// One group per entry, one emoji per line: the emoji, its name and search words.

/** Group numbers of the data: faces and people are merged. */
const groups = [[0, 1], [3], [4], [5], [6], [7], [8], [9]];
const maxTags = 8;

const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder of emojibase-data.');
for (const language of ['en', 'de', 'fr', 'pt']) {
  const source = Source.parse(JSON.parse(readFileSync(join(folder, language, 'compact.json'), 'utf8')));
  const found = groups.map((numbers) =>
    source
      .filter(({ group }) => group !== undefined && numbers.includes(group))
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map(({ unicode, label, tags = [] }) => [unicode, label, tags.slice(0, maxTags).join(' ')].join('|'))
      .join('\n'),
  );
  writeFileSync(
    join(import.meta.dirname, '../src/components/Emoji/data', `${language}.json`),
    `${JSON.stringify(found, null, 2)}\n`,
  );
}
