import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { root } from '../../tools/build/paths';

const begin = '<!-- journey: written by e2e/team-journey.spec.ts -->';
const end = '<!-- journey: end -->';

/** Steps of a journey with the seconds that each took. */
export class Stopwatch {
  readonly #steps: [step: string, seconds: number][] = [];

  /** Runs a step of the test, and notes how long it took. */
  async step<T>(title: string, run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await test.step(title, run);
    this.#steps.push([title, (performance.now() - start) / 1000]);
    return result;
  }

  /** The steps as a table in Markdown. */
  table(): string {
    const rows = this.#steps.map(
      ([step, seconds]) => `| ${step} | ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s |`,
    );
    return ['| Step | Took |', '|---|---|', ...rows].join('\n');
  }

  /** Puts the table between its marks in a page of the documentation. */
  writeInto(page: string): void {
    const file = join(root, page);
    const text = readFileSync(file, 'utf8');
    const [before, rest = ''] = text.split(begin);
    const [, after] = rest.split(end);
    if (after === undefined) throw new Error(`${page} has no place for the journey.`);
    writeFileSync(file, `${before}${begin}\n\n${this.table()}\n\n${end}${after}`);
  }
}
