import { enterByProviderCall } from 'shared/api';
import { EnterByProvider, SessionTokens } from 'shared/api/schemas';
import {
  answerCall,
  type BackendStore,
  findByEmail,
  findTaken,
  hasProvenEmail,
  notificationTopic,
  ok,
  type Person,
  peopleKey,
  refuse,
  type UserRole,
} from 'shared/backend';
import type { FrameHost } from '../host';
import { demoRules } from '../signIn/signInRules';
import { ownChangeTopic, proveAddress } from './addressProof';
import { beginSession, isEnded } from './openSessions';
import { type ProviderPerson, personOfClaims } from './providerPerson';
import { isLetIn, issueSession } from './session';
import { readToken } from './token';

const sentences = {
  noEmail: 'The provider names no address of yours that it has verified.',
  noRole: 'None of your groups has a role here.',
};

/** Somebody invited has come by this; a role that the provider has changed takes the place of a named one. */
function takeOver(store: BackendStore, known: Person, role: UserRole): Person {
  const status = known.status === 'pending' ? 'active' : known.status;
  if (known.role === role && known.status === status) return known;
  const { roleId, ...person } = known;
  const named = known.role === role && roleId !== undefined ? { roleId } : {};
  return store.table(peopleKey).put({ ...person, ...named, role, status });
}

/**
 * The session that goes on where its access token comes along, or another one.
 * @returns undefined where somebody has ended it
 */
async function sessionFor(
  store: BackendStore,
  { id }: Person,
  { before, device }: { before?: string | undefined; device?: string | undefined },
): Promise<string | undefined> {
  const bearer = before ? await readToken(store, before, 'access') : null;
  if (bearer?.userId !== id) return beginSession(store, id, device);
  return isEnded(store, bearer.sessionId) ? undefined : bearer.sessionId;
}

/** A username that nobody has: the one that is wanted, or that with a number. */
function freeUsername(store: BackendStore, wanted: string): string {
  let name = wanted;
  for (let count = 2; findTaken(store, { username: name }).username; count += 1) name = `${wanted}${count}`;
  return name;
}

/** The account of somebody whom the provider knows: theirs by the address, with the role of today; or a new one. */
function accountFor(store: BackendStore, { email, username, fullName, role }: ProviderPerson): Person {
  const people = store.table(peopleKey);
  const known = findByEmail(store, email);
  if (known) return takeOver(store, known, role);
  return people.put({
    id: people.nextId(),
    fullName,
    username: freeUsername(store, username),
    email,
    company: '',
    country: '',
    contact: '',
    role,
    status: 'active',
    avatar: null,
    lastSeen: null,
    addedAt: store.now(),
  });
}

/** Signing in by an ID token of the provider that the host names. */
export const createProviderCall = ({ provider, signIn = demoRules }: FrameHost) =>
  answerCall(enterByProviderCall, {
    summary: 'Sign in with an ID token of the identity provider; 401 for one that is not its own',
    notes:
      'Signature, issuer, audience and end are checked against the keys of the provider. Groups become the role by the table of the registry; who is in none of its groups is refused. A first sign-in makes an account. A session goes on where `before` is its access token. Where the registry names a provider, passwords and refresh tokens of the API let nobody in.',
    input: EnterByProvider,
    answer: SessionTokens,
    malformed: { status: 401, error: 'Invalid token' },
    refusals: [401],
    needs: ['people'],
    sends: [notificationTopic, ownChangeTopic],
    async handle(store, { input }) {
      if (!provider) return refuse(401, 'There is no identity provider.');
      const claims = await signIn.readIdToken(input.idToken, provider, store.now());
      if (!claims) return refuse(401, 'Invalid token');
      const person = personOfClaims(claims, provider);
      if (typeof person === 'string') return refuse(401, sentences[person], person);
      const account = accountFor(store, person);
      const isNamed = account.email.toLowerCase() === person.email.toLowerCase();
      if (person.isVerified && isNamed && !hasProvenEmail(account)) proveAddress(store, account.id, account.email);
      if (!isLetIn(account)) return refuse(401, 'This account is inactive.', 'inactive');
      const sessionId = await sessionFor(store, account, input);
      if (!sessionId) return refuse(401, 'This session has been ended.', 'ended');
      return ok(await issueSession(store, account, sessionId));
    },
  });
