import { peopleTable, toAccountName } from '@atrium/backend';
import { claimReply, findReplyAddress, type ReplyAddress, releaseReply, tellReplyNotAdded } from '@atrium/core';
import { callContext } from '../sql/changeLog';
import type { SqlEngine } from '../sql/SqlEngine';
import { type ReceivedMail, readReceivedMail } from './ReceivedMail';
import { type MailInSettings, tokenOf } from './replyAddress';

/** What became of an email: taken, or why not. */
export type MailOutcome =
  | 'taken'
  | 'unreadable'
  | 'noAddress'
  | 'unknownAddress'
  | 'bounce'
  | 'automatic'
  | 'list'
  | 'loop'
  | 'sender'
  | 'tooMany'
  | 'again'
  | 'empty'
  | 'expired'
  | 'refused';

export interface TakingOptions extends MailInSettings {
  api: SqlEngine;
  /** The sender of the emails of this server. */
  ownAddress: string;
  /** The seconds until answers of somebody are taken again; null where they are now. */
  limit: (key: string) => number | null;
}

interface Arrived {
  mail: ReceivedMail;
  address: ReplyAddress;
  ip: string;
  request: string;
}

/** Those that no person has written for this. Calendar programs say of answers that they have sent them by themselves. */
function issueOfMail(
  { automatic, from }: ReceivedMail,
  { takes }: ReplyAddress,
  options: TakingOptions,
): MailOutcome | null {
  const sender = toAccountName(from);
  if (sender === toAccountName(options.ownAddress) || tokenOf(options, from)) return 'loop';
  return automatic && !(automatic === 'automatic' && takes === 'calendar') ? automatic : null;
}

/** An answer of a person comes from the address that they have proven; what calendars answer names its guest itself. */
async function isFromTheirs({ api }: TakingOptions, { mail, address: { personId } }: Arrived): Promise<boolean> {
  if (personId === null) return true;
  const person = await api.read([], (store) => store.table(peopleTable).get(personId));
  return person?.provenEmail !== undefined && toAccountName(person.provenEmail) === toAccountName(mail.from);
}

/** Makes the call for whoever has answered, as their page would. */
async function answer(
  { api }: TakingOptions,
  { mail, address, ip, request }: Arrived,
  content: string,
): Promise<boolean> {
  const { call, personId } = address;
  const body = JSON.stringify({ ...call.input, [call.field]: content });
  const origin = { via: 'mail', ip, agent: '', request };
  const answered = await callContext.run({ page: null, origin }, () =>
    api.handle({ method: 'POST', url: call.path, body, onBehalfOf: personId }),
  );
  if (answered && answered.status >= 500) throw new Error(`An answer of ${mail.id} cannot be taken now`);
  return answered !== null && answered.status < 400;
}

/** Takes an answer once; where it cannot be taken, its person gets their words back. */
async function takeAnswer(options: TakingOptions, arrived: Arrived): Promise<MailOutcome> {
  const { api } = options;
  const { mail, address } = arrived;
  const content = address.takes === 'calendar' ? mail.calendar : mail.words;
  const message = mail.id || JSON.stringify([mail.from, content]);
  if (!(await api.change('notices', (store) => claimReply(store, address.id, message)))) return 'again';
  const giveBack = async (outcome: MailOutcome): Promise<MailOutcome> => {
    await api.change('notices', (store) => tellReplyNotAdded(store, address, mail.words));
    return outcome;
  };
  if (!content) return giveBack('empty');
  if (!address.isOpen) return giveBack('expired');
  try {
    return (await answer(options, arrived, content)) ? 'taken' : await giveBack('refused');
  } catch (error) {
    // Whoever brought it brings it again.
    await api.change('notices', (store) => releaseReply(store, address.id, message));
    throw error;
  }
}

/**
 * Takes in an email: an answer to one of this server's, by the token of its address.
 * @throws where it cannot be taken now, and should come again
 */
export async function takeMail(
  options: TakingOptions,
  raw: Uint8Array,
  from: { ip: string; request: string; recipient?: string | undefined },
): Promise<MailOutcome> {
  const mail = await readReceivedMail(raw).catch(() => null);
  if (!mail) return 'unreadable';
  const recipients = [...(from.recipient ? [from.recipient] : []), ...mail.to];
  const token = recipients.map((one) => tokenOf(options, one)).find((one) => one !== undefined);
  if (!token) return 'noAddress';
  const address = await options.api.read([], (store) => findReplyAddress(store, token));
  if (!address) return 'unknownAddress';
  const issue = issueOfMail(mail, address, options);
  if (issue) return issue;
  const arrived = { mail, address, ...from };
  if (!(await isFromTheirs(options, arrived))) return 'sender';
  const key = address.personId === null ? address.id : String(address.personId);
  if (options.limit(key) !== null) return 'tooMany';
  return takeAnswer(options, arrived);
}
