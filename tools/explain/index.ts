import { existsSync, readFileSync } from 'node:fs';
import { leave, readCommandLine } from '../cli.mjs';
import { readPlace, readReports } from './readReports';
import { findMaps, findSource } from './sourceMaps';

const { words, usage } = readCommandLine({
  usage: `npm run explain -- FILE    names file and line of the errors that browsers have reported

FILE is a report, a list of reports, or the log of the server; "-" reads standard input.`,
  maxWords: 1,
});

/** The error of each release without source maps. */
const unknown = new Map<string, string>();

async function explain(address: string): Promise<string> {
  const place = readPlace(address);
  if (!place) return address;
  const { name, release } = place;
  const known = unknown.get(`${name} ${release}`);
  if (known) return `${address}  ${known}`;
  try {
    return findSource(await findMaps(place), place) ?? address;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    unknown.set(`${name} ${release}`, '(as above)');
    return `${address}  ${sentence}`;
  }
}

async function run(file: string | undefined): Promise<void> {
  if (!file) leave(`Name a file.\n\n${usage}`);
  if (file !== '-' && !existsSync(file)) leave(`There is no file ${file}.`);
  const reports = readReports(readFileSync(file === '-' ? 0 : file, 'utf8'));
  if (reports.length === 0) leave(`There is no report in ${file}.`);
  for (const { at, page, what, places } of reports) {
    console.log(`${at} ${page}\n${what}`);
    for (const address of places) console.log(`  at ${await explain(address)}`);
  }
}

await run(words[0]);
