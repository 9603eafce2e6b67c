import { createBareManifest } from '@atrium/contract/host';
import { waitFor } from '@testing-library/react';
import { guardStyles, removeForeignRules } from './guardStyles';

const apps = [createBareManifest({ id: 'email' }), createBareManifest({ id: 'calendar' })];

let stop = () => {};
let removed: [string, readonly string[]][] = [];

beforeEach(() => {
  document.head.replaceChildren();
  removed = [];
  const onRemoved = (app: string, selectors: readonly string[]) => void removed.push([app, selectors]);
  stop = guardStyles({ getApps: () => apps, lastAsked: () => 'chat', onRemoved });
});
afterEach(() => stop());

/** As style-loader does: first the element, then its text. */
function addStyle(css: string, attributes: Record<string, string> = {}): HTMLStyleElement {
  const style = document.createElement('style');
  for (const [name, value] of Object.entries(attributes)) style.setAttribute(name, value);
  document.head.append(style);
  style.append(document.createTextNode(css));
  return style;
}

test('styles that reach beyond an app lose those rules, and its team hears of it once', async () => {
  const first = addStyle('.email_a { color: red } nav { display: none }');
  const second = addStyle('.email_b { color: red } button { display: none }');
  await waitFor(() => expect(second.sheet?.cssRules).toHaveLength(1));
  expect(first.sheet?.cssRules).toHaveLength(1);
  expect(removed).toEqual([['email', ['nav']]]);
});

test('styles that name no app are reported as those of the app that was asked for last', async () => {
  addStyle('nav { display: none }');
  await waitFor(() => expect(removed).toEqual([['chat', ['nav']]]));
});

test('styles that come into an element later are looked at as well', async () => {
  const style = addStyle('.email_a { color: red }');
  style.textContent = 'nav { display: none }';
  await waitFor(() => expect(style.sheet?.cssRules).toHaveLength(0));
});

test('what an app and its libraries own stays, and so do the styles of the kit', async () => {
  const own = addStyle('.email_a { color: red } .fc-x { color: red }');
  const kit = addStyle('.ant-btn { color: red }', { 'data-css-hash': 'x' });
  const foreign = addStyle('nav { display: none }');
  await waitFor(() => expect(foreign.sheet?.cssRules).toHaveLength(0));
  expect(own.sheet?.cssRules).toHaveLength(2);
  expect(kit.sheet?.cssRules).toHaveLength(1);
});

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

test('what names another app, the shell or its kit is taken out', () => {
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
