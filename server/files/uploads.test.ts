/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { signIn } from '../testing/client';
import { hashesIn, hashOf, openFolder } from '../testing/filePlaces';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

const megabyte = 2 ** 20;
/** Half of what is sent at once. */
const allowed = 100 * megabyte;

setFlagsFromString('--expose-gc');
/** Frees what nobody holds: otherwise garbage that waits would count as memory in use. */
const collectGarbage: () => void = runInNewContext('gc');

test.each([
  ['ENOSPC', 507],
  ['EROFS', 503],
  ['EIO', 503],
])(
  'where the folder fails by %s, an upload is answered by %d and nothing is half there',
  async (code, status) => {
    const { bytes, close } = await openFolder();
    let isBroken = true;
    const put = async (hash: string, content: Uint8Array) => {
      if (isBroken) throw Object.assign(new Error(code), { code });
      await bytes.put(hash, content);
    };
    const server = await startTestServer({ fileBytes: { ...bytes, put } });
    try {
      await signIn(server.http, 'admin@demo.com', 'admin');
      const upload = () => server.http.post('/api/files/upload?fileName=a.txt', Buffer.from('Hello'));
      const failed = await upload();
      expect([failed.status, failed.data.error]).toEqual([status, expect.stringContaining('Nothing was saved')]);
      expect(await readRows(server.database, 'files')).toEqual([]);
      isBroken = false;
      expect((await upload()).status).toBe(201);
      expect(await hashesIn(bytes)).toEqual([hashOf(Buffer.from('Hello'))]);
    } finally {
      await server.close();
      await close();
    }
  },
  60_000,
);

test('40 files of 5 MB at once take no memory of their own', async () => {
  const { bytes, close } = await openFolder();
  const storage = { ofAccount: 500 * megabyte, inAll: 500 * megabyte };
  const server = await startTestServer({ fileBytes: bytes, storage });
  try {
    await signIn(server.http, 'admin@demo.com', 'admin');
    const file = randomBytes(5 * megabyte);
    const memoryInUse = () => {
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    collectGarbage();
    const before = memoryInUse();
    let most = 0;
    const timer = setInterval(() => {
      // To collect takes long in a large heap: only where there may be too much.
      if (memoryInUse() - before > allowed) collectGarbage();
      most = Math.max(most, memoryInUse() - before);
    }, 20);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const body = async function* () {
          yield Buffer.from(String(index).padStart(4));
          for (let at = 4; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
        };
        return server.http.post('/api/files/upload?fileName=a.bin', Readable.from(body()), {
          headers: { 'Content-Length': file.length, 'Content-Type': 'application/octet-stream' },
          maxRedirects: 0,
        });
      }),
    );
    clearInterval(timer);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await hashesIn(bytes)).toHaveLength(40);
    expect(most).toBeLessThan(allowed);
  } finally {
    await server.close();
    await close();
  }
}, 120_000);
