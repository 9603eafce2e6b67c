import { repositoryPackage } from './repositoryPackage';

test('the packed packages are installed from the repository itself', () => {
  const { name, dependencies, scripts, atrium } = repositoryPackage('field-notes', {
    packages: ['packages/atrium-sdk-2.4.0.tgz', 'packages/atrium-mock-2.0.0-beta.1.tgz'],
    dist: '../atrium/dist',
  });
  expect({ name, dependencies, atrium }).toEqual({
    name: 'field-notes',
    atrium: { dist: '../atrium/dist' },
    dependencies: {
      '@atrium/sdk': 'file:packages/atrium-sdk-2.4.0.tgz',
      '@atrium/mock': 'file:packages/atrium-mock-2.0.0-beta.1.tgz',
    },
  });
  expect(scripts).toMatchObject({ start: 'atrium dev', test: 'tsc && jest', release: 'atrium release' });
});
