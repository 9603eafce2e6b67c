import { readTableMemory } from './tableMemory';

const nothing = { hidden: [], order: [], widths: {}, density: 'comfortable' };

test.each<[string, unknown, object]>([
  ['nothing', undefined, nothing],
  [
    'a choice',
    { hidden: ['email'], order: ['role', 'name'], widths: { name: 200 }, density: 'compact', perPage: 25 },
    { hidden: ['email'], order: ['role', 'name'], widths: { name: 200 }, density: 'compact', perPage: 25 },
  ],
  [
    'something foreign',
    { hidden: [1, 'email'], order: 'role', widths: { name: 'wide', role: -1 }, density: 'huge', perPage: '9' },
    { ...nothing, hidden: ['email'] },
  ],
  ['a word', 'compact', nothing],
  ['null', null, nothing],
])('%s that was stored is understood', (_, stored, memory) => {
  expect(readTableMemory(stored)).toEqual(memory);
});
