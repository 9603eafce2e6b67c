import { createTestManifest } from '@atrium/standalone/testing';
import { fireEvent } from '@testing-library/dom';
import { followPlainLinks } from './plainLinks';

const apps = [createTestManifest({ id: 'todo', paths: [{ path: '/apps/todo', label: 'title' }] })];
const navigate = jest.fn();

let stop: () => void;
beforeEach(() => {
  navigate.mockClear();
  stop = followPlainLinks({ catalog: { getApps: () => apps, subscribe: () => () => {} }, navigate });
  // jsdom follows no link, and says so of each.
  document.addEventListener('click', keep);
});
afterEach(() => {
  stop();
  document.removeEventListener('click', keep);
  document.body.replaceChildren();
});

const keep = (event: Event) => event.preventDefault();

/** Clicks into a link with these attributes. */
function click(attributes: Record<string, string>, event: MouseEventInit = {}, parent: HTMLElement = document.body) {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const text = document.createElement('span');
  link.append(text);
  parent.append(link);
  fireEvent.click(text, event);
}

test('a link to a page of the product leads there within the page', () => {
  click({ href: '/apps/todo/today?q=tea#first' });
  expect(navigate).toHaveBeenCalledWith('/apps/todo/today?q=tea#first');
});

test.each<[string, Record<string, string>, MouseEventInit]>([
  ['to an address that no app has', { href: '/api/feeds/1' }, {}],
  ['to another origin', { href: 'https://other.example/apps/todo' }, {}],
  ['to a place on the page', { href: '#top' }, {}],
  ['for another tab', { href: '/apps/todo', target: '_blank' }, {}],
  ['that is downloaded', { href: '/apps/todo/list.csv', download: '' }, {}],
  ['that is clicked with Ctrl', { href: '/apps/todo' }, { ctrlKey: true }],
  ['that is clicked with the middle button', { href: '/apps/todo' }, { button: 1 }],
])('a link %s is the browser’s', (_what, attributes, event) => {
  click(attributes, event);
  expect(navigate).not.toHaveBeenCalled();
});

test('a link that a component follows, or that is written, is left to it', () => {
  const component = document.body.appendChild(document.createElement('div'));
  component.addEventListener('click', keep);
  click({ href: '/apps/todo' }, {}, component);
  const editor = document.body.appendChild(document.createElement('div'));
  editor.setAttribute('contenteditable', 'true');
  click({ href: '/apps/todo' }, {}, editor);
  expect(navigate).not.toHaveBeenCalled();
});

test('nothing is followed once it has stopped', () => {
  stop();
  click({ href: '/apps/todo' });
  expect(navigate).not.toHaveBeenCalled();
});
