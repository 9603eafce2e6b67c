import {
  answerCall,
  type BackendStore,
  defaultPreferences,
  eq,
  findPersonByEmail,
  findPersonByProvenEmail,
  findTakenNames,
  lt,
  notificationTopic,
  ok,
  oneOf,
  type Person,
  peopleTable,
  rejectField,
  toAccountName,
} from '@atrium/backend';
import { confirmAddressCall, signInCalls } from '../api';
import { AddressConfirmed, AddressToken, Registration, RegistrationAnswer } from '../api/schemas';
import type { CoreOptions } from '../options/CoreOptions';
import { demoRules } from '../options/signInRules';
import { ownChangeTopic } from './addressClaims';
import { openProof, proofFor, proveAddress } from './addressProof';
import { addressOf, mailTopic, pageLanguage, sendMail } from './coreMail';
import { issueToken, toUserData } from './issueSession';
import { createLinkToken, hashLinkToken } from './linkToken';
import { rejectPassword } from './newPassword';
import { beginSession } from './openSessions';
import { credentialsTable, deleteWhere, type NewAccount, registrationsTable } from './tables';

export const byProvider = 'Sign in at the identity provider.';
const byInvitation = 'Accounts are given by invitation here.';

const maxEmails = 3;
/** Names that are tried for who comes with a taken one. */
const maxNames = 200;

/** Nobody can sign in yet: who comes first sets the place up. */
const isFirst = async (store: BackendStore): Promise<boolean> =>
  (await store.table(credentialsTable).first()) === undefined;

async function addAccount(store: BackendStore, { email, username, password, language }: NewAccount): Promise<Person> {
  const users = store.table(peopleTable);
  const user = await users.put({
    id: await users.nextId(),
    fullName: username,
    username,
    email,
    company: '',
    country: '',
    contact: '',
    role: 'admin',
    status: 'active',
    avatar: null,
    lastSeen: null,
    addedAt: store.now(),
    ...(language && { preferences: { ...defaultPreferences, language } }),
  });
  await store.table(credentialsTable).put({ id: user.id, ...password });
  return user;
}

async function enter(store: BackendStore, user: Person) {
  const sessionId = await beginSession(store, user.id);
  const accessToken = await issueToken(store, user, { sessionId, kind: 'access' });
  return ok({ user: await toUserData(store, user), accessToken });
}

/** Keeps an account until its link is opened; forgets those whose time is over. Gives the link's token. */
async function storeRegistration(store: BackendStore, account: NewAccount): Promise<string> {
  const registrations = store.table(registrationsTable);
  const now = store.now();
  await deleteWhere(registrations, lt('expiresAt', now));
  const token = createLinkToken();
  await registrations.put({ ...account, id: await hashLinkToken(token), expiresAt: now + proofFor });
  return token;
}

const countEmails = (store: BackendStore, email: string): Promise<number> =>
  store.table(registrationsTable).count(eq('emailKey', toAccountName(email)));

/** The same is done, kept and answered for everybody; what is true of the address is said to who reads its mail. */
async function registerByLink(store: BackendStore, account: NewAccount) {
  const token = await storeRegistration(store, account);
  const { username: name, email, language } = account;
  const to = { name, email, language };
  if ((await countEmails(store, email)) > maxEmails) return ok({ isSent: true });
  if (await findPersonByProvenEmail(store, email)) await sendMail(store, to, 'known');
  else {
    const kind = (await findPersonByEmail(store, email)) ? 'registrationOfNamed' : 'registration';
    await sendMail(store, to, kind, { link: addressOf(`/confirm-address/${token}`) });
  }
  return ok({ isSent: true });
}

/** Without outgoing mail nobody can be answered by email: the account is made if its names are free. */
async function registerAtOnce(store: BackendStore, account: NewAccount) {
  const { email, username } = await findTakenNames(store, account);
  await storeRegistration(store, account);
  if (!email && !username) await addAccount(store, account);
  return ok({ isSent: false });
}

export function createRegisterCall({ provider, signIn = demoRules }: CoreOptions) {
  const { isOpen, registration, passwords } = signIn;
  return answerCall(signInCalls.register, {
    isSerializable: true,
    summary: 'Make an account; what is taken already is answered with 200 and an error',
    notes:
      'The new user is an admin of the users list. There is no refresh token: such a session ends with its access token. A server tells strangers nothing: it answers everybody with `isSent`, and the account is there once the link that was mailed was opened. Where no email leaves it is there at once, if nobody has its names.',
    input: Registration,
    answer: RegistrationAnswer,
    rejections: [400],
    needs: ['people'],
    sends: registration === 'direct' ? [] : [mailTopic],
    async handle(store, { input: { email, username, password, language } }) {
      if (provider) return ok({ error: { email: byProvider, username: null } });
      const isOfFirst = await isFirst(store);
      if (!isOpen && !isOfFirst) return ok({ error: { email: byInvitation, username: null } });
      const refused = await rejectPassword(store, password, [email, username]);
      if (refused) return refused;
      // It takes long, and as long whatever is taken.
      const account = {
        email,
        username,
        password: await passwords.hash(password),
        language: pageLanguage(language),
      };
      if (registration === 'link' && !isOfFirst) return registerByLink(store, account);
      if (registration === 'atOnce' && !isOfFirst) return registerAtOnce(store, account);
      const taken = await findTakenNames(store, { email, username });
      if (taken.email || taken.username) return ok({ error: taken });
      const user = await addAccount(store, account);
      if (registration !== 'direct') await store.credentials.addresses?.request(user.id, email);
      return enter(store, user);
    },
  });
}

/** A username that nobody has: the one that is wanted, or that with a number. */
export async function freeUsername(store: BackendStore, wanted: string): Promise<string> {
  const names = Array.from({ length: maxNames }, (_, index) => (index === 0 ? wanted : `${wanted}${index + 1}`));
  const people = await store.table(peopleTable).find({ where: oneOf('usernameKey', names.map(toAccountName)) });
  const taken = new Set(people.map(({ username }) => toAccountName(username)));
  return names.find((name) => !taken.has(toAccountName(name))) ?? crypto.randomUUID();
}

/** The account that waited for a link; undefined for a link that is none, or where the address is another one's by now. */
async function finishRegistration(store: BackendStore, token: string): Promise<Person | undefined> {
  const registrations = store.table(registrationsTable);
  const waiting = await registrations.get(await hashLinkToken(token));
  if (!waiting || waiting.expiresAt < store.now()) return undefined;
  const { email, password, language } = waiting;
  if (await findPersonByProvenEmail(store, email)) return undefined;
  await registrations.delete(waiting.id);
  const username = await freeUsername(store, waiting.username);
  const { id } = await addAccount(store, { email, password, username, language });
  return proveAddress(store, id, email);
}

export function createConfirmCall({ provider, signIn = demoRules }: CoreOptions) {
  const mayRegister = signIn.isOpen && signIn.registration === 'link' && !provider;
  return answerCall(confirmAddressCall, {
    isSerializable: true,
    summary: 'Prove an address by the link that was mailed to it; what waited for it takes effect',
    notes:
      'A link works once, for 24 hours. The first proof of an address counts: others who have named it hear of it. The account of a registration is there from then on.',
    input: AddressToken,
    answer: AddressConfirmed,
    rejections: [400],
    needs: ['people'],
    sends: [notificationTopic, ownChangeTopic],
    async handle(store, { input: { token } }) {
      const person = await openProof(store, token);
      if (person) return ok({ email: person.email, isNew: false });
      const added = mayRegister ? await finishRegistration(store, token) : undefined;
      return added ? ok({ email: added.email, isNew: true }) : rejectField('token', 'This link is no longer valid.');
    },
  });
}
