import { removeForeignRules } from './styleRules';

const owner = { app: 'email', apps: ['email', 'chat'] };

function sheetOf(css: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  if (!style.sheet) throw new Error('No sheet.');
  return style.sheet;
}

const left = (sheet: CSSStyleSheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');

test('what reaches beyond the app is taken out, the rest stays, also of one rule', () => {
  const sheet = sheetOf(`
    .email_a { color: red }
    button, nav { display: none }
    .email_b, body { margin: 0 }
    @media print { .email_c { color: blue } nav { display: none } }
    @keyframes email_spin { to { rotate: 1turn } }
    @font-face { font-family: Mine; src: url(mine.woff2) }
  `);
  expect(removeForeignRules(sheet, owner)).toEqual(['button', 'nav', 'body', 'nav']);
  expect(left(sheet)).toContain('.email_a');
  expect(left(sheet)).toContain('.email_b {');
  expect(left(sheet)).toContain('.email_c');
  expect(left(sheet)).toContain('@keyframes');
  expect(left(sheet)).toContain('@font-face');
  expect(left(sheet)).not.toContain('nav');
  expect(removeForeignRules(sheet, owner)).toEqual([]);
});

test('a font of the kit’s name is taken out: every app would be drawn in it', () => {
  const sheet = sheetOf(`
    @font-face { font-family: "Inter Variable"; src: url(mine.woff2) }
    .email_a { font-family: "Inter Variable" }
  `);
  expect(removeForeignRules(sheet, owner)).toEqual([expect.stringContaining('@font-face')]);
  expect(left(sheet)).toContain('.email_a');
});

test('what names another app, the frame or its kit is taken out', () => {
  const sheet = sheetOf('.chat_a { color: red } .h_a { color: red } .ant-btn { color: red } .fc-a { color: red }');
  expect(removeForeignRules(sheet, owner)).toEqual(['.chat_a', '.h_a', '.ant-btn']);
});

test('for the whole document a library sets its own properties alone', () => {
  const sheet = sheetOf(`
    :root { --fc-z: 3 } :root { --fc-z: 3; --ink: red } :root { --ant-z: 1 } :root { color: red } .fc-a { color: red }
  `);
  expect(removeForeignRules(sheet, owner)).toEqual([':root', ':root', ':root']);
  expect(left(sheet)).toContain('--fc-z: 3');
  expect(left(sheet)).not.toContain('--ink');
});
