import { apiChanges } from './apiChanges';
import { type ApiReport, parseReport, printReport } from './apiReport';
import { stepProblems } from './apiRules';

const report = (exported: string[], behind: string[] = []): ApiReport => ({
  entryPoint: '@atrium/ui',
  tier: 'public',
  exported,
  behind,
});
const props = (members: string) => `interface PageProps { ${members} }`;
const page = 'const Page: (props: PageProps) => Element';

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

  it('of a type behind the exports counts, and its coming and going does not', () => {
    const [before, after] = [report([page], [props('title: string;')]), report([page], [props('title: number;')])];
    expect(apiChanges(before, after)).toEqual([{ what: 'interface PageProps is another type', step: 'major' }]);
    expect(apiChanges(before, report([page]))).toEqual([]);
    expect(apiChanges(report([page]), before)).toEqual([]);
  });
});

describe('the version', () => {
  const card = 'const Card: () => Element';
  const hostOnly = (exported: string[]): ApiReport => ({ ...report(exported), tier: 'host-only' });
  const asks = (step: string, what: string) =>
    `@atrium/ui: ${what}, which needs a ${step} step from 1.0.0: announce it by a note in .changeset`;

  it.each<[version: string, before: ApiReport[], after: ApiReport[], problems: string[]]>([
    ['1.0.0', [report([page])], [report([page])], []],
    ['1.0.0', [report([page])], [report([page, card])], [asks('minor', 'const Card is new')]],
    ['1.0.1', [report([page])], [report([page, card])], [asks('minor', 'const Card is new')]],
    ['1.1.0', [report([page])], [report([page, card])], []],
    ['1.1.0', [report([page, card])], [report([page])], [asks('major', 'const Card is gone')]],
    ['2.0.0', [report([page, card])], [report([page])], []],
    ['1.1.0', [report([page])], [], [asks('major', 'the entry point is gone')]],
    ['1.1.0', [report([page])], [hostOnly([page])], [asks('major', 'the entry point is gone')]],
    ['1.0.1', [], [report([page])], [asks('minor', 'the entry point is new')]],
    ['1.0.0', [hostOnly([page, card])], [hostOnly([page])], []],
  ])('%s: case %#', (version, before, after, problems) => {
    expect(stepProblems({ version: '1.0.0', reports: before }, { version, reports: after })).toEqual(problems);
  });
});

it('reads back the report that it wrote, whatever the order of the exports', () => {
  const written = printReport(report([page, 'const Card: () => Element'], [props('title: string;')]));
  expect(written).toBe(printReport(report(['const Card: () => Element', page], [props('title: string;')])));
  expect(printReport(parseReport(written))).toBe(written);
  expect(parseReport(printReport({ ...report([page]), tier: 'host-only' })).tier).toBe('host-only');
});

test('the order of words in a union is the compiler’s own, and no change', () => {
  const [before, after] = ['"b" | "a"', '"a" | "b"'].map((words) =>
    report([`const Picture: (name: ${words}) => Element`]),
  );
  expect(
    apiChanges(parseReport(printReport(before ?? report([]))), parseReport(printReport(after ?? report([])))),
  ).toEqual([]);
});
