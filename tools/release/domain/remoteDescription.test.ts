import { fakeRelease } from '../testing/fakeRelease';
import { readRemoteDescription } from './remoteDescription';

const address = 'https://apps.example/mail/1.0.0-aaa/app.json';
const release = fakeRelease('mail', '1.0.0-aaa');
const whole = { ...release, files: ['remoteEntry.js', 'chunk.js'] };

test('a description is read, its entry beside it, and what the registry has no use for is left out', () => {
  const { publishedAt: _, ...described } = release;
  expect(readRemoteDescription(address, { ...whole, takes: {}, publishedAt: 'yesterday', live: true })).toEqual({
    release: { ...described, entry: 'https://apps.example/mail/1.0.0-aaa/remoteEntry.js' },
    files: whole.files,
  });
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'release is null, not an object.'],
  ['a list', [], 'not an object.'],
  ['no files', { ...whole, files: undefined }, 'files is not a list'],
  ['empty files', { ...whole, files: [] }, 'files does not name the entry remoteEntry.js.'],
  ['files elsewhere', { ...whole, files: ['remoteEntry.js', '../evil.js'] }, 'files is not a list'],
  ['a release elsewhere', { ...whole, release: '../../../evil' }, 'release.release is "../../../evil"'],
  ['no paths', { ...whole, manifest: { ...release.manifest, paths: undefined } }, 'release.manifest.paths is missing.'],
  ['no labels', { ...whole, manifest: { ...release.manifest, labels: null } }, 'release.manifest.labels is null'],
  ['no host', { ...whole, manifest: { ...release.manifest, host: undefined } }, 'release.manifest.host is missing.'],
  [
    'the name of a command as its id',
    { ...whole, manifest: { ...release.manifest, id: 'list' } },
    'it is a command of the release tool',
  ],
  ['icons that are a number', { ...whole, manifest: { ...release.manifest, icons: 5 } }, 'release.manifest.icons is 5'],
  [
    'an icon with markup',
    {
      ...whole,
      manifest: { ...release.manifest, icons: { box: [['path', { dangerouslySetInnerHTML: 'x' }]] } },
    },
    'dangerouslySetInnerHTML is not an attribute that is drawn',
  ],
])('a description with %s is rejected with a sentence', (_, value, sentence) => {
  expect(() => readRemoteDescription(address, value)).toThrow(sentence);
});
