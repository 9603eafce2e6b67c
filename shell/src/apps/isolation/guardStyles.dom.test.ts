import { waitFor } from '@testing-library/react';
import { createBareManifest } from 'shared/contract/host';
import { guardStyles } from './guardStyles';

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

/** As style-loader does it: the element first, its text then. */
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
