import { emptyRegistry } from '../../server/registryFile';
import { changesOf } from './listing';

const change = (what: string) => ({ revision: 1, at: '2026-01-01T00:00:00Z', by: 'Ann', what, before: '' });

test('the changes about one app are those that name it', () => {
  const changes = [
    change('withdraw todo 1.0.1-b'),
    change('release email 1.0.0-a, todo 1.0.0-a'),
    change('rollback todo-lists'),
    change('release shell 1.0.0-a'),
  ];
  expect(changesOf({ ...emptyRegistry, changes }, 'todo').map(({ what }) => what)).toEqual([
    'withdraw todo 1.0.1-b',
    'release email 1.0.0-a, todo 1.0.0-a',
  ]);
  expect(changesOf({ ...emptyRegistry, changes })).toEqual(changes);
});
