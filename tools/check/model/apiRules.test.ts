import { apiChanges } from './apiChanges';
import { type ApiReport, parseReport, printReport } from './apiReport';
import { stepProblems } from './apiRules';
import { shortLine } from './shortLine';
import { versionStep } from './versionStep';

const report = (exported: string[], behind: string[] = []): ApiReport => ({
  entryPoint: '@atrium/ui',
  exported,
  behind,
});
const props = (members: string) => `interface PageProps { ${members} }`;
const page = 'const Page: (props: PageProps) => Element';

it.each([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.1.9', 'none'],
  ['2.0.0', '1.9.9', 'none'],
  ['1.9.0', '1.10.0', 'minor'],
])('from %s to %s is a step: %s', (before, after, step) => {
  expect(versionStep(before, after)).toBe(step);
});

describe('a change', () => {
  it.each([
    ['nothing', [page], [page], []],
    ['an export that is gone', [page], [], ['major']],
    ['an export of another type', [page], ['const Page: () => Element'], ['major']],
    ['a component of a library that is ours now', ['from Page = antd'], [page], ['minor']],
    ['one with other props', ['from Page = antd'], ['const Page: (props: OtherProps) => Element'], ['major', 'minor']],
    ['a new export', [page], [page, 'const Card: () => Element'], ['minor']],
    ['an interface that becomes a type', ['interface A { x: 1; }'], ['type A = { x: 1; }'], ['major', 'minor']],
    ['an optional member more', [props('title: string;')], [props('title: string; meta?: ReactNode;')], ['minor']],
    ['a needed member more', [props('title: string;')], [props('title: string; meta: ReactNode;')], ['major']],
    ['a member less', [props('title: string; meta?: string;')], [props('title: string;')], ['major']],
    ['a member of another type', [props('title: string;')], [props('title: number;')], ['major']],
    ['a member that is needed now', [props('title?: string;')], [props('title: string;')], ['major']],
    [
      'an optional member inside of a member',
      [props('size: { width: number; };')],
      [props('size: { width: number; height?: number; };')],
      ['minor'],
    ],
    [
      'a needed member inside of a member',
      [props('size: { width: number; };')],
      [props('size: { width: number; height: number; };')],
      ['major'],
    ],
    [
      'an optional field more in a list of what may be null',
      ['const A: schema of { of: { x: 1; } | null; all: { x: 1; }[]; }'],
      ['const A: schema of { of: { x: 1; y?: 2; } | null; all: { x: 1; y?: 2; }[]; }'],
      ['minor'],
    ],
    ['a shape less', [props('run(a: 1): 1; run(a: 2): 2;')], [props('run(a: 2): 2;')], ['major']],
    ['an optional field more', ['const A: schema of { x: 1; }'], ['const A: schema of { x: 1; y?: 2; }'], ['minor']],
    ['a needed field more', ['const A: schema of { x: 1; }'], ['const A: schema of { x: 1; y: 2; }'], ['major']],
    ['a case more', ['type A = { x: 1; }'], ['type A = { x: 1; } | { y?: 2; }'], ['major']],
    [
      'an optional function more',
      [props('onOpen: () => { ok: boolean; };')],
      [props('onOpen: () => { ok: boolean; }; onClose?: () => void;')],
      ['minor'],
    ],
  ])('%s', (_what, before, after, steps) => {
    expect(apiChanges(report(before), report(after)).map(({ step }) => step)).toEqual(steps);
  });

  it('is none where a long line is whole that was cut', () => {
    const long = props(`title: '${'x'.repeat(800)}';`);
    expect(apiChanges(report([shortLine(long)]), report([long]))).toEqual([]);
    expect(apiChanges(report([shortLine(long)]), report([long.replace('title', 'name')]))).toHaveLength(1);
  });

  it('of a type behind the exports counts, and its coming and going does not', () => {
    const [before, after] = [report([page], [props('title: string;')]), report([page], [props('title: number;')])];
    expect(apiChanges(before, after)).toEqual([{ what: 'interface PageProps is another type', step: 'major' }]);
    expect(apiChanges(before, report([page]))).toEqual([]);
    expect(apiChanges(report([page]), before)).toEqual([]);
  });
});

describe('the version', () => {
  const card = 'const Card: () => Element';
  it.each([
    ['1.0.0', '1.0.0', [page], [page], 0],
    ['1.0.0', '1.0.0', [page], [page, card], 1],
    ['1.0.0', '1.0.1', [page], [page, card], 1],
    ['1.0.0', '1.1.0', [page], [page, card], 0],
    ['1.0.0', '1.1.0', [page, card], [page], 1],
    ['1.0.0', '2.0.0', [page, card], [page], 0],
  ])('from %s to %s', (before, after, old, now, count) => {
    const states = [
      { version: before, report: report(old) },
      { version: after, report: report(now) },
    ];
    expect(stepProblems(states)).toHaveLength(count);
  });

  it('must fit each change on the way', () => {
    const states = [
      { version: '1.0.0', report: report([page, card]) },
      { version: '1.1.0', report: report([page]) },
      { version: '1.1.0', report: report([page, 'const Pill: () => Element']) },
    ];
    expect(stepProblems(states)).toEqual([
      '@atrium/ui: const Card is gone, which needs a major step from 1.0.0 in shared/sdk/package.json',
      '@atrium/ui: const Pill is new, which needs a minor step from 1.1.0 in shared/sdk/package.json',
    ]);
  });
});

it('reads back the report that it wrote, whatever the order of the exports', () => {
  const written = printReport(report([page, 'const Card: () => Element'], [props('title: string;')]));
  expect(written).toBe(printReport(report(['const Card: () => Element', page], [props('title: string;')])));
  expect(printReport(parseReport(written))).toBe(written);
});

test('the order of words in a union is the compiler’s own, and no change', () => {
  const [before, after] = ['"b" | "a"', '"a" | "b"'].map((words) =>
    report([`const Picture: (name: ${words}) => Element`]),
  );
  expect(
    apiChanges(parseReport(printReport(before ?? report([]))), parseReport(printReport(after ?? report([])))),
  ).toEqual([]);
});
