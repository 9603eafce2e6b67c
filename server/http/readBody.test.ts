import { Readable } from 'node:stream';
import { BodyMemory, BodyTooLong, readBody, TooManyBodies } from './readBody';

const sent = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));
const memory = new BodyMemory(10);
const read = (maxBytes: number, ...parts: string[]) =>
  readBody(sent(...parts), { maxBytes, take: (bytes) => memory.take(bytes) });

test('bodies share the room that there is, and give it back', async () => {
  expect(await read(8, '1234', '56')).toBe('123456');
  await expect(read(8, '12', '345')).rejects.toThrow(TooManyBodies);
  memory.give(6 + 2);
  expect(await read(10, '0123456789')).toBe('0123456789');
  memory.give(10);
});

test('a body that is too long is refused, however long it goes on', async () => {
  await expect(read(3, '12', '34', '56', '78')).rejects.toThrow(BodyTooLong);
});
