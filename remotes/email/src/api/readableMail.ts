import type { Addressee } from '@atrium/backend';

/** Characters that turn the direction of all that follows, and others that nobody sees. Marks of one place stay. */
const turning = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/gu;

/** A name as it is: `invoice\u202efdp.exe` would read as one that ends in `.pdf`. */
export const readableName = (text: string): string => text.replace(turning, '');

/** A name that keeps its direction to itself, for the middle of a sentence. */
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

/** The names of a message as a person may rely on them. */
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

/** The same for an email with its thread. */
export const readableMail = <Mail extends Message & { replies: Message[] }>(mail: Mail): Mail => ({
  ...readableMessage(mail),
  replies: mail.replies.map(readableMessage),
});
