import { readTableMemory } from './tableMemory';

test.each<[string, unknown, object]>([
  ['nothing', undefined, { hidden: [], density: 'comfortable' }],
  [
    'a choice',
    { hidden: ['email'], density: 'compact', perPage: 25 },
    { hidden: ['email'], density: 'compact', perPage: 25 },
  ],
  [
    'something foreign',
    { hidden: [1, 'email'], density: 'huge', perPage: '9' },
    { hidden: ['email'], density: 'comfortable' },
  ],
  ['a word', 'compact', { hidden: [], density: 'comfortable' }],
  ['null', null, { hidden: [], density: 'comfortable' }],
])('%s that was stored is understood', (_, stored, memory) => {
  expect(readTableMemory(stored)).toEqual(memory);
});
