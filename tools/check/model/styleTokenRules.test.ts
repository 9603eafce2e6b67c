import { countLiterals, readThemeSteps, stepProblems, tokenProblems } from './styleTokenRules';

it.each([
  '@media (--phone) { .page { gap: 4px; } }',
  '@media print and (--from-tablet) { .page { gap: 4px; } }',
  '@container (width < 600px) { .page { gap: 4px; } }',
  '@media (prefers-reduced-motion: reduce) { .page { max-width: 700px; } }',
  '.page { color: var(--ink); fill: url("#mask"); }',
  '.page:focus-visible { outline: var(--focus); outline-offset: 2px; }',
  '/* #fff at (max-width: 700px) */ .page { gap: 4px; }',
])('fine: %s', (css) => {
  expect(tokenProblems(css)).toEqual([]);
});

it.each([
  ['.page { gap: 4px; }\n@media (max-width: 767.98px) { .page { gap: 2px; } }', 'line 2: "max-width: 767.98px"'],
  ['@media (min-width: 768px) { .page { gap: 2px; } }', 'line 1: "min-width: 768px"'],
  ['@media (width < 768px) { .page { gap: 2px; } }', '"width < 768px" has a name'],
  ['@media (width < 900px) { .page { gap: 2px; } }', '"width < 900px"'],
  ['/*\n*/\n.page { color: #4f46d8; }', 'line 3: #4f46d8'],
  ['.page:focus-visible {\n  outline: 2px solid var(--focus);\n}', 'line 2: var(--focus) is a whole outline'],
  ['.page { background: linear-gradient(#FFF, #000c); }', '#FFF'],
])('refused: %s', (css, problem) => {
  expect(tokenProblems(css)[0]).toContain(problem);
});

describe('steps of the theme', () => {
  const steps = readThemeSteps(
    `:root { --space-2: 8px; --space-3: 12px; --text-xs: 12px; --text-code: 12.5px; --leading-xs: 16px; --icon-m: 16px;
      --control-l: 36px; --hairline: 1px; --r-m: 8px; --weight-strong: 600; --z-bar: 10; }`,
  );

  test.each([
    ['a { gap: 8px; }', ['line 1: 8px is a step of the theme: say var(--space-2)']],
    ['a {\n  padding-inline: 5px 12px;\n}', ['line 2: 12px is a step of the theme: say var(--space-3)']],
    ['a { margin: calc(100% - 8px); }', ['line 1: 8px is a step of the theme: say var(--space-2)']],
    ['a { font-size: 12px; }', ['line 1: 12px is a step of the theme: say var(--text-xs)']],
    ['a { font-size: 12.5px; }', ['line 1: 12.5px is a step of the theme: say var(--text-code)']],
    ['a { line-height: 16px; }', ['line 1: 16px is a step of the theme: say var(--leading-xs)']],
    ['a { min-block-size: 36px; }', ['line 1: 36px is a step of the theme: say var(--control-l)']],
    ['a { flex: 0 0 16px; }', ['line 1: 16px is a step of the theme: say var(--icon-m)']],
    ['a { border-block-end: 1px solid; }', ['line 1: 1px is a step of the theme: say var(--hairline)']],
    ['a { border-radius: 8px 0; }', ['line 1: 8px is a step of the theme: say var(--r-m)']],
    ['a { font-weight: 600 }', ['line 1: 600 is a step of the theme: say var(--weight-strong)']],
  ])('%s is asked to take the step', (css, problems) => {
    expect(stepProblems(css, steps)).toEqual(problems);
  });

  test.each([
    'a { gap: var(--space-2); font-size: 8px; font-weight: 650; }',
    'a { padding: 5px 0.8px 18px; inline-size: 8px; border: 12px solid; line-height: 12px; }',
    'a { z-index: 600; line-height: 1.6; }',
    'a { margin: calc(-1 * var(--space-2)); }',
    '/* gap: 8px; */ a { --own-gap: 8px; }',
  ])('%s says nothing that is a step', (css) => {
    expect(stepProblems(css, steps)).toEqual([]);
  });
});

test('lengths are counted where a sheet states them, outside of comments', () => {
  expect(
    countLiterals('/* 4px */ a { inset: 3px auto 12.5px; gap: var(--space-1); }\n@container (width < 600px) {}'),
  ).toBe(3);
});
