import { withOrigin, withRelease } from '../domain/registryChanges';
import { changeLive, publish } from '../gate/publish';
import { mail, newShell, openStaging, type Staging } from '../testing/stagedReleases';
import { type BucketTestStorage, bucketTestStorage } from '../testing/testStorages';
import { openStorage } from './openStorage';
import { prune } from './prune';
import type { ReleaseStorage } from './releaseStorage';

let staging: Staging;
let storage: ReleaseStorage;
let kind: BucketTestStorage;

const live = async () => (await storage.registry()).apps.mail?.live;

beforeEach(async () => {
  staging = openStaging();
  kind = bucketTestStorage();
  storage = await kind.open();
});
afterEach(async () => {
  await kind.close();
  staging.close();
});
const begin = () => publish(storage, { shell: staging.shell(newShell), apps: [staging.app(mail('1.0.0'))] });

test('a bucket begins with a shell, and says so', async () => {
  await expect(storage.registry()).rejects.toThrow('s3://releases/pro d&x holds no registry.json: release the shell');
  await begin();
  expect(await live()).toBe('1.0.0-aaa');
});

test('a bucket has the type, encoding and age of each file with it, and the files before what leads to them', async () => {
  const writes: string[] = [];
  kind.bucket().beforeWrite = (method, key) => void writes.push(`${method} ${key.replace('pro d&x/', '')}`);
  await begin();
  const headersOf = (path: string) => kind.bucket().objects.get(`pro d&x/${path}`)?.headers;
  const immutable = 'public, max-age=31536000, immutable';
  const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': immutable };
  expect(headersOf('remotes/mail/1.0.0-aaa/chunk.js')).toEqual(script);
  expect(headersOf('remotes/mail/1.0.0-aaa/chunk.js.br')).toEqual({ ...script, 'content-encoding': 'br' });
  expect(headersOf('registry.json')).toMatchObject({ 'cache-control': 'no-cache' });
  expect(headersOf('index.html')).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(headersOf('assets/demo/face.svg')).toEqual({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
  });
  const place = (name: string) => writes.indexOf(`PUT ${name}`);
  expect(place('remotes/mail/1.0.0-aaa/chunk.js')).toBeLessThan(place('remotes/mail/1.0.0-aaa/app.json'));
  expect(place('shell/0.2.0-bbb/host.json')).toBeLessThan(place('registry.json'));
  expect(place('registry.json')).toBeLessThan(place('index.html'));
});

test('a conditional write that another was faster than is made again, from what is there then', async () => {
  await begin();
  const other = await kind.open();
  let tries = 0;
  await changeLive(storage, async (registry) => {
    tries += 1;
    if (tries === 1) await other.change((one) => withOrigin(one, 'https://other.example', true));
    return withRelease(registry, mail('1.0.0'), 'next');
  });
  const { origins, apps } = await storage.registry();
  expect([tries, origins, apps.mail?.next]).toEqual([2, ['https://other.example'], '1.0.0-aaa']);
});

test('a write whose answer was lost counts as made', async () => {
  await begin();
  let isLost = false;
  kind.bucket().afterWrite = (_method, key) => {
    if (!key.endsWith('/registry.json') || isLost) return;
    isLost = true;
    // The client, which does not hear that it was made, sends it once more.
    throw Object.assign(new Error('lost'), { statusCode: 503 });
  };
  await changeLive(storage, (registry) => withOrigin(registry, 'https://a.example', true));
  expect((await storage.registry()).origins).toEqual(['https://a.example']);
  expect(isLost).toBe(true);
});

test('a storage without conditional writes is rejected, before anything is written', async () => {
  kind.bucket().ignoresConditions = true;
  await expect(begin()).rejects.toThrow('ignores If-Match');
  expect([...kind.bucket().objects.keys()]).toEqual([]);
});

test('files that were just put there are not pruned: their registry may be on its way', async () => {
  await begin();
  await storage.place(staging.app(mail('2.0.0')).folder, 'remotes/mail/2.0.0-aaa');
  expect(await prune(storage)).toEqual([]);
  kind.age();
  expect(await prune(storage)).toEqual(['remotes/mail/2.0.0-aaa']);
});

test.each([
  [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, 'this key may not do that'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'does not answer'],
  [{ S3_ENDPOINT: 'nowhere' }, 'S3_ENDPOINT is not an address'],
  [{ AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID is not set'],
])('a bucket that cannot be used with %j says what is wrong', async (change, sentence) => {
  const env = { ...kind.bucket().env, ...change };
  await expect((async () => openStorage('s3://releases/prod', env).registry())()).rejects.toThrow(sentence);
});

test.each(['s3://', 's3:///prefix', 's3://Bucket/x'])('%s names none', (name) => {
  expect(() => openStorage(name, {})).toThrow('names no bucket');
});
