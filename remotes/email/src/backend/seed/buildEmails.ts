import type { Addressee } from '@atrium/backend';
import { clients, toPerson, toSender } from '@atrium/mock/demo';
import type { Email, EmailAttachment, EmailMessage, EmailSender } from '../../api/schemas';
import { emails, type SourceEmail } from './emails';
import { getFileIcon } from './icon';

/** The bytes of each attachment by file name. */
export type Attachments = ReadonlyMap<string, string>;

function toAnySender(name: string): EmailSender {
  const [kind, rest = ''] = name.split(':');
  if (kind === 'service') {
    return { name: rest, email: `news@${rest.toLowerCase().replaceAll(' ', '-')}.example`, avatar: null };
  }
  if (kind !== 'client') return toSender(name);
  const client = clients.find(({ company }) => company === rest);
  if (!client) throw new Error(`No client ${rest}`);
  return { name: client.name, email: client.companyEmail, avatar: null };
}

function toAnyPerson(name: string): Addressee {
  if (!name.includes(':')) return toPerson(name);
  const { avatar, ...person } = toAnySender(name);
  return person;
}

const toAttachment = (fileName: string, bytes: Attachments): EmailAttachment => ({
  fileName,
  thumbnail: getFileIcon(fileName),
  url: `/assets/demo/files/${fileName}`,
  size: Buffer.byteLength(bytes.get(fileName) ?? ''),
});

type SourceMessage = NonNullable<SourceEmail['replies']>[number];

const toMessage = (id: number, subject: string, source: SourceMessage, bytes: Attachments): EmailMessage => ({
  id,
  from: toAnySender(source.from),
  to: source.to.map(toAnyPerson),
  cc: (source.cc ?? []).map(toAnyPerson),
  bcc: [],
  subject,
  message: source.text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  attachments: (source.files ?? []).map((name) => toAttachment(name, bytes)),
  time: source.at,
});

/** Ids of replies do not overlap those of emails. */
const replyId = (emailId: number, index: number) => emailId * 1_000_000 + index + 1;

export function buildEmails(bytes: Attachments): Omit<Email, 'rev'>[] {
  return emails
    .map((source, index) => {
      const id = emails.length - index;
      const { subject, folder = 'inbox', labels = [], isUnread = false, isStarred = false, replies = [] } = source;
      return {
        ...toMessage(id, subject, source, bytes),
        isStarred,
        isRead: !isUnread,
        labels,
        folder,
        replies: replies.map((reply, number) => toMessage(replyId(id, number), `Re: ${subject}`, reply, bytes)),
      };
    })
    .reverse();
}

export const listFiles = (): [fileName: string, about: string][] =>
  emails.flatMap(({ files = [], subject }) => files.map((name): [string, string] => [name, subject]));
