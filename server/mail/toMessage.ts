import type { SendMailOptions } from 'nodemailer';
import type { LeavingMail, OutboxMail } from './outbox';

export interface MailSettings {
  /** The sender of all emails: the one that the mail server lets this server send by. */
  from: string;
  publicUrl: string;
}

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,/;

/** A file as it goes along: what it holds, never a place to fetch it from. */
function toAttachment({ fileName, url }: NonNullable<LeavingMail['attachments']>[number]) {
  const head = dataUrl.exec(url);
  return head
    ? [{ filename: fileName, contentType: head[1], content: Buffer.from(url.slice(head[0].length), 'base64') }]
    : [];
}

/** Links that begin at the root lead nowhere from an inbox elsewhere. */
const withWholeLinks = (html: string, publicUrl: string): string =>
  html.replaceAll(/(href|src)="\//g, (_whole, name: string) => `${name}="${publicUrl}/`);

/** An email as it goes to the mail server. Its id stays the same through all tries, so that one that comes twice is known. */
export function toMessage({ id, from, to, subject, message, attachments = [] }: OutboxMail, settings: MailSettings) {
  const { hostname } = new URL(settings.publicUrl);
  return {
    messageId: `<atrium.${id}@${hostname}>`,
    from: settings.from,
    ...(from && { replyTo: { name: from.name, address: from.email } }),
    to: { name: to.name, address: to.email },
    subject,
    html: withWholeLinks(message, settings.publicUrl),
    attachments: attachments.flatMap(toAttachment),
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
