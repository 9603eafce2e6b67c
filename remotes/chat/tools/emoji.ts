// Writes en.json, de.json, fr.json, pt.json and shortCodes.json from the package emojibase-data (MIT, of Unicode's own
// names and of the short codes of Slack and GitHub), which is too large to be installed for it: `npm pack emojibase-data`,
// unpack it, then `npx tsx remotes/chat/tools/emoji.ts <folder>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@atrium/backend';

const Source = z.array(
  z.object({
    unicode: z.string(),
    hexcode: z.string(),
    label: z.string(),
    group: z.optional(z.number()),
    order: z.optional(z.number()),
    tags: z.optional(z.array(z.string())),
  }),
);
const ShortCodes = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

// One group per entry, one emoji per line: the emoji, its name and search words.

/** Group numbers of the data: faces and people are merged. */
const groups = [[0, 1], [3], [4], [5], [6], [7], [8], [9]];
const maxTags = 8;

const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder of emojibase-data.');
const read = <T>(Shape: { parse(value: unknown): T }, ...path: string[]): T =>
  Shape.parse(JSON.parse(readFileSync(join(folder, ...path), 'utf8')));
const write = (name: string, data: unknown) =>
  writeFileSync(
    join(import.meta.dirname, '../src/components/Emoji/data', `${name}.json`),
    `${JSON.stringify(data, null, 2)}\n`,
  );
for (const language of ['en', 'de', 'fr', 'pt']) {
  const source = read(Source, language, 'compact.json');
  const found = groups.map((numbers) =>
    source
      .filter(({ group }) => group !== undefined && numbers.includes(group))
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map(({ unicode, label, tags = [] }) => [unicode, label, tags.slice(0, maxTags).join(' ')].join('|'))
      .join('\n'),
  );
  write(language, found);
}

// Codes of emoji, one a line. Where Slack and GitHub mean different emoji by a code, it is Slack's.
const slack = read(ShortCodes, 'en', 'shortcodes', 'iamcal.json');
const gitHub = read(ShortCodes, 'en', 'shortcodes', 'github.json');
const taken = new Set(Object.values(slack).flat());
const lines = read(Source, 'en', 'compact.json').flatMap(({ unicode, hexcode, group }) => {
  const others = [gitHub[hexcode] ?? []].flat().filter((code) => !taken.has(code));
  const codes = [slack[hexcode] ?? [], others].flat(2);
  return group === undefined || codes.length === 0 ? [] : `${unicode} ${codes.join(' ')}`;
});
write('shortCodes', lines.join('\n'));
