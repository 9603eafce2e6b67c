import type { Browser } from '@playwright/test';
import { type ColdStart, type ColdStartOptions, measureColdStart } from './coldStart';
import { median } from './median';

const runs = 5;

/**
 * The federated page against the same sources as one application: both in one run, taking turns, so that whatever else
 * the machine does befalls both.
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
    for (let run = 0; run < runs; run += 1)
      taken.push([
        await measureColdStart(browser, { ...federated, isThrottled }),
        await measureColdStart(browser, { ...spa, isThrottled }),
      ]);
    const [first] = taken;
    if (isThrottled && first) {
      const [one, other] = first;
      lines.push(`bytes: ${kB(one)} kB against ${kB(other)} kB, × ${(one.bytes / other.bytes).toFixed(2)} (goal 1.20)`);
      lines.push(`requests: ${one.requests} against ${other.requests}`);
    }
    const ours = median(taken.map(([one]) => one.ms));
    const theirs = median(taken.map(([, other]) => other.ms));
    const line = isThrottled ? 'time to data on 4G' : 'time to data, no throttle';
    const goal = isThrottled ? ' (goal 1.05)' : '';
    lines.push(
      `${line}: ${ours.toFixed(0)} ms against ${theirs.toFixed(0)} ms, × ${(ours / theirs).toFixed(2)}${goal}`,
    );
  }
  return lines;
}

const kB = ({ bytes }: ColdStart) => Math.round(bytes / 100) / 10;
