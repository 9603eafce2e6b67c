import { groupTimes } from './groups';

const specs = (...durations: number[]) => durations.map((duration) => ({ tests: [{ results: [{ duration }] }] }));

test('the times of the tests are added up by group, also of those in a describe block', () => {
  expect(
    groupTimes([
      { file: 'routes.spec.ts', specs: specs(1, 2) },
      { file: 'gallery.spec.ts', specs: specs(4) },
      { file: 'shell.spec.ts', specs: specs(8), suites: [{ file: 'shell.spec.ts', specs: specs(16) }] },
    ]),
  ).toEqual({ sweeps: 7, journeys: 24 });
});
