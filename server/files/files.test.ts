/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { randomBytes } from 'node:crypto';
import { emptyBin } from '@atrium/backend/engine';
import { sweepFiles } from '@atrium/backend/files';
import type { FileAnswer } from '@atrium/core/api';
import type { AxiosInstance } from 'axios';
import { createClient, signIn } from '../testing/client';
import { hashesIn, hashOf, openBucket, openFolder, type Place } from '../testing/filePlaces';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

const megabyte = 2 ** 20;
const clock = { now: Date.now() };

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('files in %s', (_name, open) => {
  let place: Place;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let admin: AxiosInstance;
  let client: AxiosInstance;
  beforeAll(async () => {
    place = await open();
    server = await startTestServer({
      fileBytes: place.bytes,
      now: () => clock.now,
      storage: { ofAccount: 4 * megabyte, inAll: 6 * megabyte },
    });
    [admin, client] = [createClient(server.address), createClient(server.address)];
    await signIn(admin, 'admin@demo.com', 'admin');
    await signIn(client, 'client@demo.com', 'client');
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  const upload = (http: AxiosInstance, bytes: Uint8Array, type = 'application/pdf') =>
    http.post<FileAnswer>('/api/files/upload?fileName=a%20file.pdf', bytes, { headers: { 'Content-Type': type } });
  const get = (url: string, headers = {}) => server.http.get<Buffer>(url, { responseType: 'arraybuffer', headers });
  const addNote = async (http: AxiosInstance, title: string) =>
    (await http.post<{ note: { id: number; title: string; rev: number } }>('/apps/notes/add', { note: { title } })).data
      .note;

  test('have the bytes that were sent, under an address that opens without a token', async () => {
    const bytes = randomBytes(300_000);
    const { status, data } = await upload(admin, bytes);
    expect(status).toBe(201);
    expect(data.file).toMatchObject({ fileName: 'a file.pdf', size: 300_000 });
    const answer = await get(data.file.url);
    expect(answer.data.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '300000',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': 'inline',
    });
    expect(await hashesIn(place.bytes)).toContain(hashOf(bytes));
  });

  test('are sent in parts, and not at all to whoever has them', async () => {
    const bytes = Buffer.from('0123456789');
    const { url } = (await upload(admin, bytes)).data.file;
    const part = async (range: string, headers = {}) => {
      const answer = await get(url, { range, ...headers });
      return [answer.status, answer.data.toString(), answer.headers['content-range']];
    };
    expect(await part('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part('bytes=-2')).toEqual([206, '89', 'bytes 8-9/10']);
    expect((await part('bytes=10-12'))[0]).toBe(416);
    expect((await part('bytes=0-1,4-5'))[0]).toBe(200);
    expect((await part('bytes=2-4', { 'if-range': '"another"' }))[0]).toBe(200);
    expect((await get(url, { 'if-none-match': `"${hashOf(bytes)}"` })).status).toBe(304);
    const head = await server.http.head(url);
    expect([head.status, head.headers['content-length']]).toEqual([200, '10']);
  });

  test('are references in records, and signed addresses in answers; a signed one that is written becomes a reference', async () => {
    const bytes = randomBytes(1000);
    const { url } = (await upload(admin, bytes)).data.file;
    const title = `See <img src="${url}"> and ${url}`;
    const note = await addNote(admin, title);
    expect(note.title).toBe(title);
    const kept = (await readRows<{ id: number; title: string }>(server.database, 'notes')).find(
      ({ id }) => id === note.id,
    );
    const reference = `/files/${hashOf(bytes)}/application/pdf`;
    expect(kept?.title).toBe(`See <img src="${reference}"> and ${reference}`);
    // An client that was open for days still saves what it holds.
    clock.now += 5 * 24 * 60 * 60_000;
    expect((await get(url)).status).toBe(404);
    await signIn(admin, 'admin@demo.com', 'admin');
    await signIn(client, 'client@demo.com', 'client');
    const { data } = await admin.post('/apps/notes/update', { note: { id: note.id, title, rev: note.rev } });
    const [, shown = ''] = /src="([^"]+)"/.exec(data.note.title) ?? [];
    expect(shown).not.toBe(url);
    expect((await get(shown)).status).toBe(200);
  });

  test('that are sent as text within a call are stored as files', async () => {
    const bytes = randomBytes(100);
    const note = await addNote(admin, `data:image/png;base64,${bytes.toString('base64')}`);
    expect(note.title).toMatch(new RegExp(`^/files/${hashOf(bytes)}/image/png\\?`));
    expect((await get(note.title)).data.equals(bytes)).toBe(true);
    expect(JSON.stringify(await readRows(server.database, 'notes'))).not.toContain('base64');
  });

  test('of a call that is rejected are not kept', async () => {
    const before = await hashesIn(place.bytes);
    const picture = `data:image/png;base64,${randomBytes(1000).toString('base64')}`;
    expect((await admin.post('/apps/notes/update', { note: { id: 9999, title: picture, rev: 1 } })).status).toBe(404);
    expect(await hashesIn(place.bytes)).toEqual(before);
  });

  test('with forged, foreign and odd addresses open nothing, and cannot be written', async () => {
    const { url } = (await upload(admin, randomBytes(10))).data.file;
    const [path = '', signature = ''] = url.split('?');
    const other = `${path.slice(0, -1)}x`;
    const forged = [
      path,
      `${path}?`,
      `${path}?${signature.slice(0, -1)}`,
      `${path}?${signature.replace(/^./, (letter) => (letter === 'z' ? 'y' : 'z'))}`,
      `${other}?${signature}`,
      path.replace('application/pdf', `text/html?${signature}`),
    ];
    for (const address of forged) {
      expect([address, (await get(address)).status]).toEqual([address, 404]);
      const { status, data } = await admin.post('/apps/notes/add', { note: { title: address } });
      expect([address, status, data]).toEqual([
        address,
        400,
        { error: { title: ['This is not the address of a file.'] } },
      ]);
    }
    for (const address of [
      '/files/../../etc/passwd',
      '/files/%2e%2e%2fpackage.json',
      `/files/${'a'.repeat(64)}`,
      '/files/',
      '/files/x/y/z',
    ])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
    // Of another product it is an address like any other.
    const elsewhere = `https://other.example${path}?${signature.slice(0, -1)}`;
    expect((await addNote(admin, elsewhere)).title).toBe(elsewhere);
  });

  test.each([
    ['text/html', 'application/octet-stream', 'attachment'],
    ['application/xhtml+xml', 'application/octet-stream', 'attachment'],
    ['text/javascript', 'application/octet-stream', 'attachment'],
    ['image/svg+xml', 'image/svg+xml', 'inline'],
    ['text/plain', 'text/plain; charset=utf-8', 'inline'],
    ['application/zip', 'application/zip', 'attachment'],
  ])('of type %s are served as %s', async (type, served, disposition) => {
    const { url } = (await upload(admin, Buffer.from('<script>alert(1)</script>'), type)).data.file;
    const { headers } = await get(url);
    expect(headers['content-type']).toBe(served);
    expect(headers['content-disposition']).toBe(disposition);
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  });

  test('that two accounts send are there once, and count for both', async () => {
    const bytes = randomBytes(2 * megabyte);
    const before = await hashesIn(place.bytes);
    const [first, second] = [await upload(admin, bytes), await upload(client, bytes)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await hashesIn(place.bytes)).filter((hash) => !before.includes(hash))).toEqual([hashOf(bytes)]);
    const full = async (http: AxiosInstance, size: number) => (await upload(http, randomBytes(size))).data;
    expect(await full(admin, 2 * megabyte)).toMatchObject({ code: 'accountFull', limit: 4 * megabyte });
    expect(await full(client, megabyte)).toMatchObject({ file: {} });
    expect(await full(client, 950_000)).toMatchObject({ code: 'storageFull', limit: 6 * megabyte });
    expect(await hashesIn(place.bytes)).toHaveLength(before.length + 2);
  });

  test('have 5 MB at most, also without a length', async () => {
    const before = await hashesIn(place.bytes);
    const { status, data } = await upload(admin, randomBytes(5 * megabyte + 1));
    expect([status, data]).toEqual([
      413,
      { error: 'The file is larger than 5 MB', code: 'fileTooLarge', limit: 5 * megabyte },
    ]);
    expect((await upload(createClient(server.address), randomBytes(10))).status).toBe(401);
    expect((await upload(admin, randomBytes(10), 'multipart/form-data; boundary=x')).status).toBe(400);
    expect(await hashesIn(place.bytes)).toEqual(before);
  });

  test('that no record uses any more are deleted a day later, unless somebody uses them again', async () => {
    const [first, second] = [randomBytes(100), randomBytes(101)];
    const sweep = () =>
      sweepFiles(server.files, {
        read: (work) => server.api.read([], work),
        change: (work) => server.api.change('frame', work),
      });
    const note = await addNote(admin, (await upload(admin, first)).data.file.url);
    const other = await addNote(admin, (await upload(admin, second)).data.file.url);
    for (const { id } of [note, other]) await admin.delete('/apps/notes/remove', { params: { id } });
    // The bin holds what Undo would bring back: that is a use as well.
    clock.now += 11 * 60_000;
    await addNote(admin, 'empties the bin');
    await server.api.work({}, emptyBin);
    clock.now += 23 * 60 * 60_000;
    await signIn(admin, 'admin@demo.com', 'admin');
    await sweep();
    expect(await hashesIn(place.bytes)).toEqual(expect.arrayContaining([hashOf(first), hashOf(second)]));
    await addNote(admin, other.title);
    clock.now += 2 * 60 * 60_000;
    await sweep();
    expect(await hashesIn(place.bytes)).toContain(hashOf(second));
    expect(await hashesIn(place.bytes)).not.toContain(hashOf(first));
  });
});
