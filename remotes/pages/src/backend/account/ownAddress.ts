import {
  answerCall,
  type BackendCall,
  type BackendStore,
  emailTaken,
  findByProvenEmail,
  hasProvenEmail,
  invitationTopic,
  ok,
  type Person,
  type Rejection,
  reject,
  rejectField,
} from '@atrium/backend';
import { accountCalls } from '../../api/account/calls';
import { AccountSettings } from '../../api/account/schemas';
import { addressesOf } from './hostServices';
import { noToken } from './ownPassword';
import { getStored, toSettings } from './settings';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const tooMany = 'Too many emails were sent. Wait a quarter of an hour, then try again.';

const noMail = 'No email leaves this server. Ask an admin to confirm your address.';

/** A provider knows people by their addresses: with another one, somebody would be another person the next time. */
export function checkAddress(store: BackendStore, { id, email }: Person, sent: string | undefined): Rejection | null {
  if (sent === undefined || sent === email) return null;
  if (store.credentials.provider) return rejectField('email', 'Your address is changed where you sign in.', 'provider');
  const owner = findByProvenEmail(store, sent);
  return owner && owner.id !== id ? rejectField('email', emailTaken) : null;
}

/** Mails a link to another address, which becomes the person's once it was opened; null where that is done, or nothing is to do. */
export async function askForAddress(
  store: BackendStore,
  { id, email }: Person,
  sent: string | undefined,
): Promise<Rejection | null> {
  const addresses = addressesOf(store);
  const pending = addresses.pendingOf(id);
  if (sent === undefined || isSame(sent, email) || (pending !== null && isSame(sent, pending))) return null;
  return (await addresses.request(id, sent)) ? null : rejectField('email', tooMany, 'tooManyLinks');
}

/** The address that waits for its link to be opened. */
export const addressCalls: BackendCall[] = [
  answerCall(accountCalls.sendEmailLink, {
    summary: 'Send the link once more by which the address that waits, or else the one of the account, is confirmed',
    notes:
      'Asks for a token. The link goes to that address alone, works once and for 24 hours. With the code confirmed where nothing waits; noMail where no mail leaves the server; tooManyLinks after five within 15 minutes.',
    answer: AccountSettings,
    rejections: [400, 401],
    sends: [invitationTopic],
    async handle(store, { user }) {
      if (!user) return noToken;
      const pending = addressesOf(store).pendingOf(user.id);
      if (pending === null && hasProvenEmail(user)) return reject(400, 'The address is confirmed.', 'confirmed');
      if (!addressesOf(store).sendsMail) return reject(400, noMail, 'noMail');
      if (!(await addressesOf(store).request(user.id, pending ?? user.email)))
        return reject(400, tooMany, 'tooManyLinks');
      return ok(toSettings(store, user, getStored(store, user)));
    },
  }),
  answerCall(accountCalls.cancelEmail, {
    summary: 'Keep the address as it is: the link to the one that waits ends',
    notes: 'Asks for a token.',
    answer: AccountSettings,
    rejections: [401],
    handle(store, { user }) {
      if (!user) return noToken;
      addressesOf(store).cancel(user.id);
      return ok(toSettings(store, user, getStored(store, user)));
    },
  }),
];
