import { lookProblems } from './lookRules';

const problems = (css: string) => lookProblems(css, [768, 1024]);

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
