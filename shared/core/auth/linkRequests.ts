import {
  answerCall,
  type BackendStore,
  Done,
  done,
  notificationTopic,
  type Person,
  peopleKey,
  reject,
  rejectField,
  sendTo,
} from '@atrium/backend';
import { linkIdentityCall } from '../api';
import { LinkIdentity } from '../api/schemas';
import type { CoreOptions } from '../options/CoreOptions';
import { ownChangeTopic } from './addressClaims';
import { proveAddress } from './addressProof';
import { endAccess } from './endAccess';
import { isLinked, linkedUserId, linkIdentity } from './identities';
import { createLinkToken, hashLinkToken } from './linkToken';
import { isLetIn } from './openSessions';
import { addressOf, mailTopic, nobody } from './resetLink';
import { type Identity, linkRequestsKey } from './tables';

const validFor = 30 * 60_000;
/** Repeated attempts send one email in this time. */
const betweenEmails = 5 * 60_000;

/** Ends what was asked of an account, and what is over. */
function forgetRequests(store: BackendStore, personId: number): void {
  const requests = store.table(linkRequestsKey);
  for (const { id, userId, expiresAt } of requests.all())
    if (userId === personId || expiresAt < store.now()) requests.delete(id);
}

/** Emails the account's owner a link by which they let somebody at the provider open it, if that is them. */
export async function askForLink(store: BackendStore, person: Person, identity: Identity): Promise<void> {
  const { id: userId, fullName, email } = person;
  const latest = store.now() + validFor - betweenEmails;
  const requests = store.table(linkRequestsKey);
  if (requests.all().some((request) => request.userId === userId && request.expiresAt > latest)) return;
  forgetRequests(store, userId);
  const token = createLinkToken();
  requests.put({ id: await hashLinkToken(token), userId, email, ...identity, expiresAt: store.now() + validFor });
  sendTo(store, nobody, mailTopic, {
    to: { name: fullName, email },
    subject: 'Connect your sign-in',
    message:
      `<p>Somebody, we hope you, has signed in at ${new URL(identity.issuer).host} with this address, for the first time.</p>` +
      `<p><a href="${addressOf(`/link/${token}`)}">Connect this sign-in with your account</a></p>` +
      '<p>The link works once and for 30 minutes. If it was not you, do not open it: nothing has changed.</p>',
  });
}

async function consumeRequest(store: BackendStore, token: string, issuer: string) {
  const request = store.table(linkRequestsKey).get(await hashLinkToken(token));
  const person = request && store.table(peopleKey).get(request.userId);
  if (!request || !person || request.expiresAt < store.now() || request.issuer !== issuer) return undefined;
  const isFree = linkedUserId(store, request) === undefined && !isLinked(store, person.id, issuer);
  return isFree && isLetIn(person) && person.email === request.email ? { request, person } : undefined;
}

/** Opening the link, and saying so: that is the proof, and the consent. */
export const createLinkCall = ({ provider }: CoreOptions) =>
  answerCall(linkIdentityCall, {
    summary: 'Connect an account with an identity at the provider, by a link that was mailed to the account',
    notes: 'Each link works once, for 30 minutes. All sessions of the account end: from then on the identity opens it.',
    input: LinkIdentity,
    answer: Done,
    rejections: [400, 401],
    needs: ['people'],
    sends: [notificationTopic, ownChangeTopic],
    async handle(store, { input }) {
      if (!provider) return reject(401, 'There is no identity provider.');
      const found = await consumeRequest(store, input.token, provider.issuer);
      if (!found) return rejectField('token', 'This link is no longer valid.');
      const { issuer, subject } = found.request;
      // Opening the link proves the address.
      if (!proveAddress(store, found.person.id, found.person.email))
        return rejectField('token', 'This link is no longer valid.');
      linkIdentity(store, found.person, { issuer, subject });
      forgetRequests(store, found.person.id);
      endAccess(store, found.person.id);
      return done();
    },
  });
