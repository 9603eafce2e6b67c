import {
  and,
  answerCall,
  type BackendStore,
  Done,
  done,
  eq,
  gt,
  lt,
  notificationTopic,
  or,
  type Person,
  peopleTable,
  reject,
  rejectField,
} from '@atrium/backend';
import { linkIdentityCall } from '../api';
import { LinkIdentity } from '../api/schemas';
import type { CoreOptions } from '../options/CoreOptions';
import { ownChangeTopic } from './addressClaims';
import { proveAddress } from './addressProof';
import { addresseeOf, addressOf, sendMail } from './coreMail';
import { endAccess } from './endAccess';
import { isLinked, linkedUserId, linkIdentity } from './identities';
import { createLinkToken, hashLinkToken } from './linkToken';
import { isLetIn } from './openSessions';
import { deleteWhere, type Identity, linkRequestsTable } from './tables';

const validFor = 30 * 60_000;
/** Repeated attempts send one email in this time. */
const betweenEmails = 5 * 60_000;

/** Ends what was asked of an account, and what is over. */
const forgetRequests = (store: BackendStore, personId: number): Promise<void> =>
  deleteWhere(store.table(linkRequestsTable), or(eq('userId', personId), lt('expiresAt', store.now())));

/** Emails the account's owner a link by which they let somebody at the provider open it, if that is them. */
export async function askForLink(store: BackendStore, person: Person, identity: Identity): Promise<void> {
  const { id: userId, email } = person;
  const latest = store.now() + validFor - betweenEmails;
  const requests = store.table(linkRequestsTable);
  if (await requests.first({ where: and(eq('userId', userId), gt('expiresAt', latest)) })) return;
  await forgetRequests(store, userId);
  const token = createLinkToken();
  await requests.put({ id: await hashLinkToken(token), userId, email, ...identity, expiresAt: store.now() + validFor });
  await sendMail(store, addresseeOf(person), 'connect', {
    link: addressOf(`/link/${token}`),
    provider: new URL(identity.issuer).host,
  });
}

async function consumeRequest(store: BackendStore, token: string, issuer: string) {
  const request = await store.table(linkRequestsTable).get(await hashLinkToken(token));
  if (!request || request.expiresAt < store.now() || request.issuer !== issuer) return undefined;
  const [person, linkedId, hasIdentity] = await Promise.all([
    store.table(peopleTable).get(request.userId),
    linkedUserId(store, request),
    isLinked(store, request.userId, issuer),
  ]);
  const isFree = linkedId === undefined && !hasIdentity;
  return person && isFree && isLetIn(person) && person.email === request.email ? { request, person } : undefined;
}

/** Opening the link, and saying so: that is the proof, and the consent. */
export const createLinkCall = ({ provider }: CoreOptions) =>
  answerCall(linkIdentityCall, {
    isSerializable: true,
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
      if (!(await proveAddress(store, found.person.id, found.person.email)))
        return rejectField('token', 'This link is no longer valid.');
      await linkIdentity(store, found.person, { issuer, subject });
      await forgetRequests(store, found.person.id);
      await endAccess(store, found.person.id);
      return done();
    },
  });
