import { textTable } from '../../tools/textTable';
import type { Compared } from './serverLoads';

export interface Line {
  measured: string;
  ours: string;
  baseline: string;
  ratio?: number;
  wanted: string;
  isOver: boolean;
}

export const ms = (time: number): string => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;

/** A line of calls a second, in brackets the middle time and the one that one in a hundred exceeds. */
export function lineOfRate(measured: string, { ours, baseline, ratio }: Compared, wanted?: number): Line {
  const [one, other] = [ours, baseline].map(({ perSecond, p50, p99, failed, statuses }) => {
    const lost = failed > 0 ? `, ${(failed * 100).toFixed(1)} % answered ${statuses.join(', ')}` : '';
    return `${perSecond.toFixed(0)}/s (${ms(p50)}, ${ms(p99)}${lost})`;
  });
  const isOver = (wanted !== undefined && ratio < wanted) || ours.failed > 0;
  return { measured, ours: one ?? '', baseline: other ?? '', ratio, wanted: wanted ? `>= ${wanted}` : '', isOver };
}

/** A line of something that may take so much. */
export const lineOfLimit = (measured: string, value: number, wanted: number, toText = ms, baseline?: number): Line => ({
  measured,
  ours: toText(value),
  baseline: baseline === undefined ? '' : toText(baseline),
  wanted: `<= ${toText(wanted)}`,
  isOver: value > wanted,
});

/** A table of lines, of which those that do not reach what is wanted say OVER. */
export function printLines(lines: readonly Line[]): string {
  const head = ['', 'measured', 'server', 'baseline', 'ratio', 'wanted'];
  const cells = lines.map(({ measured, ours, baseline, ratio, wanted, isOver }) => {
    const verdict = wanted === '' ? '' : isOver ? 'OVER' : 'ok';
    return [verdict, measured, ours, baseline, ratio?.toFixed(2) ?? '', wanted];
  });
  return textTable([head, ...cells]);
}
