import { readArguments } from './readArguments';

const read = (...words: string[]) => readArguments(words, { steps: ['types', 'api'], areas: ['api', 'todo', 'shell'] });

test.each([
  [[], {}],
  [['types'], { steps: ['types'] }],
  [['todo', 'types'], { steps: ['types'], areas: ['todo'] }],
  [['api'], { steps: ['api'] }],
  [['--changed'], { isChangedOnly: true }],
])('%j', (words, expected) => {
  expect(read(...words)).toMatchObject({ steps: [], areas: [], isHelp: false, isChangedOnly: false, ...expected });
});

test('a word that is no step is answered with the choices', () => {
  expect(() => read('tpyes')).toThrow(
    '"tpyes" is no step. Steps: types, api. Areas: api, todo, shell. Others: figures, --help, --changed, --update.',
  );
});
