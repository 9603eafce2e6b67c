import { ownWordsOf, textOfMarkup } from '@atrium/contract/mail';
import { replyMarks } from '@atrium/core';
import type { Address, Email, Header } from 'postal-mime';

/** An email that has come, as far as answers are read. */
export interface ReceivedMail {
  id: string;
  from: string;
  /** Everywhere that it was sent to. */
  to: readonly string[];
  /** What its sender has written, without what they quote. */
  words: string;
  /** What calendar programs send (RFC 6047). */
  calendar: string | undefined;
  /** Why it is none of a person's, where it is not: RFC 3834, RFC 3464. */
  automatic: 'bounce' | 'automatic' | 'list' | null;
}

const maxHeaderBytes = 128 * 1024;
const maxDepth = 20;
const maxCalendarBytes = 200_000;
const maxRecipients = 50;

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap(({ address, group }) => (address ? [address] : (group ?? []).map((one) => one.address)));

const valuesOf = (headers: readonly Header[], name: string): string[] =>
  headers.flatMap(({ key, value }) => (key === name ? [value.trim()] : []));

/** Where mail servers note whom they deliver to. */
const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

function recipientsOf({ headers, to, cc }: Email): string[] {
  const noted = deliveryHeaders.flatMap((name) => valuesOf(headers, name));
  return [...noted.map((value) => value.replace(/^<|>$/g, '')), ...addressesOf(to), ...addressesOf(cc)].slice(
    0,
    maxRecipients,
  );
}

const robots = /^(?:mailer-daemon|postmaster)@/i;

function automaticOf({ headers }: Email, from: string): ReceivedMail['automatic'] {
  const first = (name: string) => valuesOf(headers, name)[0]?.toLowerCase();
  const isReport = /^multipart\/report\b/.test(first('content-type') ?? '');
  if (isReport || first('return-path') === '<>' || robots.test(from)) return 'bounce';
  const submitted = first('auto-submitted');
  if (submitted !== undefined && !/^no\b/.test(submitted)) return 'automatic';
  if (['x-autoreply', 'x-autorespond', 'x-auto-reply'].some((name) => first(name) !== undefined)) return 'automatic';
  const precedence = first('precedence') ?? '';
  if (['bulk', 'junk', 'auto_reply'].includes(precedence)) return 'automatic';
  return first('list-id') !== undefined || precedence === 'list' ? 'list' : null;
}

const textOfPart = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

function calendarOf({ attachments }: Email): string | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const text = part && textOfPart(part.content);
  return text && text.length <= maxCalendarBytes ? text : undefined;
}

/**
 * Reads an email (RFC 5322).
 * @throws where it is none, or parts of it are nested deeper than any program does
 */
export async function readReceivedMail(raw: Uint8Array): Promise<ReceivedMail> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(raw, {
    maxHeadersSize: maxHeaderBytes,
    maxNestingDepth: maxDepth,
    maxRfc822NestingDepth: 0,
  });
  const { headers, text, html = '', messageId = '' } = email;
  const authors = headers.filter(({ key }) => key === 'from').length;
  // Of several authors, programs show one and check another.
  const from = authors === 1 ? (email.from?.address ?? '') : '';
  return {
    id: messageId.slice(0, 1000),
    from,
    to: recipientsOf(email),
    words: ownWordsOf(text?.trim() ? text : textOfMarkup(html), replyMarks),
    calendar: calendarOf(email),
    automatic: automaticOf(email, from),
  };
}
