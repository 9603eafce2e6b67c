/** `npm run explain -- report.json`: names file and line of what failed in somebody's browser. */
import { existsSync, readFileSync } from 'node:fs';
import { readPlace } from './place';
import { readReports } from './readReports';
import { findMaps, findSource } from './sourceMaps';

const usage = 'npm run explain -- FILE: a report, a list of them, or the log of the server (- for what is piped in)';

const unknown = new Map<string, string>();

async function explain(address: string): Promise<string> {
  const place = readPlace(address);
  if (!place) return address;
  const { name, release } = place;
  const problem = unknown.get(`${name} ${release}`);
  if (problem) return `${address}  ${problem}`;
  try {
    return findSource(await findMaps(place), place) ?? address;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    unknown.set(`${name} ${release}`, '(as above)');
    return `${address}  ${sentence}`;
  }
}

async function run(file: string | undefined): Promise<number> {
  if (!file) {
    console.error(usage);
    return 2;
  }
  if (file !== '-' && !existsSync(file)) {
    console.error(`There is no file ${file}.\n${usage}`);
    return 2;
  }
  const reports = readReports(readFileSync(file === '-' ? 0 : file, 'utf8'));
  if (reports.length === 0) {
    console.error(`There is no report in ${file}.`);
    return 1;
  }
  for (const { at, page, what, places } of reports) {
    console.log(`${at} ${page}\n${what}`);
    for (const address of places) console.log(`  at ${await explain(address)}`);
  }
  return 0;
}

process.exitCode = await run(process.argv[2]);
