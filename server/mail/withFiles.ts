import { fromBase64, listReferences, readDataUrl, readReference, replaceReferences } from '@atrium/backend/files';
import type { SendMailOptions } from 'nodemailer';
import type { ServerFiles } from '../files/ServerFiles';
import type { LeavingMail } from './outbox';

type Files = Pick<ServerFiles, 'read'>;
type Attachments = NonNullable<SendMailOptions['attachments']>;

async function readStored(files: Files, hash: string): Promise<Buffer> {
  const bytes = await files.read(hash);
  if (!bytes) throw new Error('A file of the message is gone');
  return Buffer.from(bytes);
}

/** A file as it goes along: what it holds, never a place to fetch it from. */
async function toAttachment(files: Files, { fileName, url }: NonNullable<LeavingMail['attachments']>[number]) {
  const reference = readReference(url);
  if (reference)
    return [{ filename: fileName, contentType: reference.type, content: await readStored(files, reference.hash) }];
  const file = readDataUrl(url);
  return file ? [{ filename: fileName, contentType: file.type, content: Buffer.from(fromBase64(file.base64)) }] : [];
}

const cidOf = (hash: string) => `${hash.slice(0, 32)}@files.atrium`;

/** A message with its files in it: attachments, and the pictures in its text, which nobody could fetch from elsewhere. */
export async function withFiles(
  files: Files,
  { message, attachments = [] }: Pick<LeavingMail, 'message' | 'attachments'>,
): Promise<{ html: string; attachments: Attachments }> {
  const pictures = new Map(listReferences(message).map((reference) => [reference.hash, reference]));
  const inline = [...pictures.values()].map(async ({ hash, type }) => ({
    cid: cidOf(hash),
    contentType: type,
    contentDisposition: 'inline' as const,
    content: await readStored(files, hash),
  }));
  return {
    html: replaceReferences(message, ({ hash }) => `cid:${cidOf(hash)}`),
    attachments: [
      ...(await Promise.all(inline)),
      ...(await Promise.all(attachments.map((one) => toAttachment(files, one)))).flat(),
    ],
  };
}
