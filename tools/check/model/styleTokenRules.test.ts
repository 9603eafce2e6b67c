import { readThemeSteps, stepProblems, tokenProblems } from './styleTokenRules';

const problems = (css: string) => tokenProblems(css, [768, 1024]);

it.each([
  '@media (width < 768px) { .page { gap: 4px; } }',
  '@media print and (width >= 1024px) { .page { gap: 4px; } }',
  '@media (prefers-reduced-motion: reduce) { .page { max-width: 700px; } }',
  '.page { color: var(--ink); fill: url("#mask"); }',
  '.page:focus-visible { outline: var(--focus); outline-offset: 2px; }',
  '/* #fff at (max-width: 700px) */ .page { gap: 4px; }',
])('fine: %s', (css) => {
  expect(problems(css)).toEqual([]);
});

it.each([
  ['.page { gap: 4px; }\n@media (max-width: 767.98px) { .page { gap: 2px; } }', 'line 2: "max-width: 767.98px"'],
  ['@media (min-width: 768px) { .page { gap: 2px; } }', 'line 1: "min-width: 768px"'],
  ['@media (width < 900px) { .page { gap: 2px; } }', '"width < 900px"'],
  ['/*\n*/\n.page { color: #4f46d8; }', 'line 3: #4f46d8'],
  ['.page:focus-visible {\n  outline: 2px solid var(--focus);\n}', 'line 2: var(--focus) is a whole outline'],
  ['.page { background: linear-gradient(#FFF, #000c); }', '#FFF'],
])('refused: %s', (css, problem) => {
  expect(problems(css)[0]).toContain(problem);
});

describe('steps of space and type', () => {
  const steps = readThemeSteps(
    ':root { --space-2: 8px; --space-3: 12px; --text-xs: 12px; --weight-strong: 600; --z-bar: 10; }',
  );

  test.each([
    ['a { gap: 8px; }', ['line 1: 8px is a step of the theme: say var(--space-2)']],
    ['a {\n  padding-inline: 5px 12px;\n}', ['line 2: 12px is a step of the theme: say var(--space-3)']],
    ['a { margin: calc(100% - 8px); }', ['line 1: 8px is a step of the theme: say var(--space-2)']],
    ['a { font-size: 12px; }', ['line 1: 12px is a step of the theme: say var(--text-xs)']],
    ['a { font-weight: 600 }', ['line 1: 600 is a step of the theme: say var(--weight-strong)']],
  ])('%s is asked to take the step', (css, problems) => {
    expect(stepProblems(css, steps)).toEqual(problems);
  });

  test.each([
    'a { gap: var(--space-2); font-size: 8px; font-weight: 650; }',
    'a { padding: 5px 0.8px 18px; inline-size: 8px; border: 12px solid; }',
    'a { margin: calc(-1 * var(--space-2)); }',
    '/* gap: 8px; */ a { --own-gap: 8px; }',
  ])('%s says nothing that is a step', (css) => {
    expect(stepProblems(css, steps)).toEqual([]);
  });
});
