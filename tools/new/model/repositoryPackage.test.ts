import { repositoryPackage } from './repositoryPackage';

test('the packed packages are installed from the repository itself', () => {
  const { name, dependencies, scripts } = repositoryPackage('field-notes', [
    'packages/shared-2.4.0.tgz',
    'packages/mock-2.0.0-beta.1.tgz',
  ]);
  expect({ name, dependencies }).toEqual({
    name: 'field-notes',
    dependencies: { shared: 'file:packages/shared-2.4.0.tgz', mock: 'file:packages/mock-2.0.0-beta.1.tgz' },
  });
  expect(scripts).toMatchObject({ start: 'rspack serve', test: 'tsc && jest', release: 'atrium-release' });
});
