import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a build that holds the licences of what it contains of others. */
export const licensesFile = 'THIRD-PARTY-LICENSES.txt';

interface PackageFacts {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  homepage?: string;
  repository?: string | { url: string };
}

const line = '-'.repeat(80);

/** Apache-2.0 asks that a notice goes along with the licence (section 4d); some packages name their files in lower case. */
const isNotice = (file: string) =>
  /^(licen[cs]e|copying|notice)([.-][\w.-]+)?$/i.test(file) && !/\.[cm]?[jt]s$/.test(file);

function textsOf(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isNotice(entry.name));
  const texts = files.map((entry) => readFileSync(join(folder, entry.name), 'utf8').replaceAll('\r', '').trim());
  return [...new Set(texts)].sort();
}

/** Says who has written a package that holds no licence but names one: its notice is the name. */
function factsInPlaceOfText({ author, license }: PackageFacts): string {
  const writer = typeof author === 'object' ? author.name : author;
  return `Published under ${license}${writer ? `, by ${writer}` : ''}; the package holds no text of it.`;
}

function addressOf({ homepage, repository }: PackageFacts): string | undefined {
  return homepage ?? (typeof repository === 'object' ? repository.url : repository);
}

/** What has to go along with copies of a package. */
function noticeOf(folder: string): { title: string; text: string } {
  const facts: PackageFacts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = textsOf(folder);
  if (!facts.license && texts.length === 0)
    throw new Error(`${facts.name} names no licence, so nothing may be built of it.`);
  const title = `${facts.name} ${facts.version}`;
  const head = [title, facts.license, addressOf(facts)].filter(Boolean).join('\n');
  const body = texts.length ? texts : [factsInPlaceOfText(facts)];
  return { title, text: [head, ...body].join('\n\n') };
}

/** The text of some packages' licences, in the order of their names. */
export function licensesText(folders: Iterable<string>): string {
  const notices = new Map<string, string>();
  for (const folder of folders) {
    const { title, text } = noticeOf(folder);
    notices.set(title, text);
  }
  const sorted = [...notices].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  return `The files beside this one contain code of these packages.\n\n${sorted.map((text) => `${line}\n${text}\n`).join('\n')}`;
}
