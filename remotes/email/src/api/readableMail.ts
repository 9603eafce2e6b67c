import type { Addressee } from '@atrium/backend';

/** Bidi overrides and invisible characters. Single direction marks are allowed. */
const turning = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/gu;

/** Name without bidi tricks: `invoice\u202efdp.exe` would read as ending in `.pdf`. */
export const readableName = (text: string): string => text.replace(turning, '');

/** Name in a bidi isolate, for the middle of a sentence. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

interface Message {
  from: Addressee;
  to: Addressee[];
  cc: Addressee[];
  bcc: Addressee[];
  subject: string;
  attachments: { fileName: string }[];
}

const readablePerson = <Person extends Addressee>(person: Person): Person => ({
  ...person,
  name: readableName(person.name),
  email: readableName(person.email),
});

export function readableMessage<Mail extends Message>(mail: Mail): Mail {
  return {
    ...mail,
    from: readablePerson(mail.from),
    to: mail.to.map(readablePerson),
    cc: mail.cc.map(readablePerson),
    bcc: mail.bcc.map(readablePerson),
    subject: readableName(mail.subject),
    attachments: mail.attachments.map((file) => ({ ...file, fileName: readableName(file.fileName) })),
  };
}

export const readableMail = <Mail extends Message & { replies: Message[] }>(mail: Mail): Mail => ({
  ...readableMessage(mail),
  replies: mail.replies.map(readableMessage),
});
