import { repositoryPackage } from './repositoryPackage';

test('the packed packages are installed from the repository itself', () => {
  const { name, dependencies, scripts } = repositoryPackage('field-notes', [
    'packages/atrium-sdk-2.4.0.tgz',
    'packages/atrium-mock-2.0.0-beta.1.tgz',
  ]);
  expect({ name, dependencies }).toEqual({
    name: 'field-notes',
    dependencies: {
      '@atrium/sdk': 'file:packages/atrium-sdk-2.4.0.tgz',
      '@atrium/mock': 'file:packages/atrium-mock-2.0.0-beta.1.tgz',
    },
  });
  expect(scripts).toMatchObject({ start: 'rspack serve', test: 'tsc && jest', release: 'atrium-release' });
});
