import type { MenuGroup } from '../model/menu';
import { goShortcuts } from './goShortcuts';

const link = (label: string, path?: string) => ({ id: label, app: label, label, icon: [], path, children: [] });
const groups: MenuGroup[] = [
  { id: 'a', label: 'A', links: [link('Overview', '/'), link('Analytics', '/a')] },
  { id: 'b', label: 'B', links: [link('Email', '/e'), link('Chat', '/c'), link('Calendar', '/k'), link('Über', '/u')] },
];

test('each entry has the first letter of its name that is free', () => {
  expect(goShortcuts(groups).map(({ letter, path }) => `${letter} ${path}`)).toEqual([
    'o /',
    'a /a',
    'e /e',
    'c /c',
    'l /k',
    'b /u',
  ]);
});

test('an entry without a page or without a free letter has none', () => {
  expect(goShortcuts([{ id: 'x', label: 'X', links: [link('A', '/1'), link('Aa', '/2'), link('B')] }])).toHaveLength(1);
});
