import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '../release/cli/output';
import { UsageError } from './program';

const majorOf = (file: string) => Number(/^(\d+)\.\d+\.\d+\.mjs$/.exec(file)?.[1] ?? 0);

/**
 * Moves the sources of an app from one major of the host API to the present one, by the script of each major between.
 * @param scripts the folder of the scripts, named by the version that they lead to
 * @param from the major that the sources are written for
 */
export async function upgrade(folder: string, scripts: string, from: string): Promise<Output> {
  const first = Number(from);
  if (!Number.isInteger(first) || first < 1)
    throw new UsageError(`--from is a major version such as 2, not "${from}".`);
  if (!existsSync(join(folder, 'src/manifest.ts')))
    throw new Error(`${folder} holds no app: it has no src/manifest.ts.`);
  const wanted = readdirSync(scripts)
    .filter((file) => majorOf(file) > first)
    .sort((one, other) => majorOf(one) - majorOf(other));
  const printed = wanted.map((file) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(scripts, file), folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The move to ${file.replace('.mjs', '')} failed:\n${stderr.trim()}`);
    return `${file.replace('.mjs', '')}: ${stdout.trim()}`;
  });
  return {
    text: printed.join('\n') || `There is no script for a major after ${first}: nothing has changed.`,
    json: { folder, versions: wanted.map((file) => file.replace('.mjs', '')), said: printed },
  };
}
