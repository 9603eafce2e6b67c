import type { Browser } from '@playwright/test';
import { median, medianRatio } from '../../tools/median';
import { type ColdStart, type ColdStartOptions, measureColdStart } from './coldStart';

const runs = 7;

/**
 * The federated page against the same sources as one application: alternating in one run and compared in pairs, so that
 * other load affects both.
 * @returns a line for each measure, as text
 */
export async function compareWithSpa(
  browser: Browser,
  federated: ColdStartOptions,
  spa: ColdStartOptions,
): Promise<string[]> {
  const lines: string[] = [];
  for (const isThrottled of [true, false]) {
    const taken: [ColdStart, ColdStart][] = [];
    for (let run = 0; run < runs; run += 1) {
      const ours = await measureColdStart(browser, { ...federated, isThrottled });
      taken.push([ours, await measureColdStart(browser, { ...spa, isThrottled })]);
    }
    const [first] = taken;
    if (isThrottled && first) {
      const [one, other] = first;
      lines.push(`bytes: ${kB(one)} kB against ${kB(other)} kB, × ${(one.bytes / other.bytes).toFixed(2)} (goal 1.20)`);
      lines.push(`requests: ${one.requests} against ${other.requests}`);
    }
    const ours = taken.map(([one]) => one.ms);
    const theirs = taken.map(([, other]) => other.ms);
    const ratio = medianRatio(ours, theirs);
    const line = isThrottled ? 'time to data on 4G' : 'time to data, no throttle';
    const goal = isThrottled ? ' (goal 1.05)' : '';
    lines.push(
      `${line}: ${median(ours).toFixed(0)} ms against ${median(theirs).toFixed(0)} ms, × ${ratio.toFixed(2)}${goal}`,
    );
  }
  return lines;
}

const kB = ({ bytes }: ColdStart) => Math.round(bytes / 100) / 10;
