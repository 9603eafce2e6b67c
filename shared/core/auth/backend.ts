import {
  answerCall,
  Done,
  defineBackend,
  done,
  eq,
  findPersonByEmail,
  notificationTopic,
  ok,
  peopleTable,
  reject,
  rejectField,
} from '@atrium/backend';
import { signInCalls, signOutCall } from '../api';
import * as schemas from '../api/schemas/auth';
import { Credentials, ForgotPassword, RefreshRequest, ResetPassword, SessionTokens } from '../api/schemas/auth';
import type { CoreOptions } from '../options/CoreOptions';
import { demoRules } from '../options/signInRules';
import { ownChangeTopic } from './addressClaims';
import { provesByPassword } from './addressProof';
import { mailTopic, pageLanguage } from './coreMail';
import { issueSession } from './issueSession';
import { keepLanguage } from './keepLanguage';
import { createLinkCall } from './linkRequests';
import { rejectPassword } from './newPassword';
import { beginSession, endSessions, findSession, isLetIn } from './openSessions';
import { createProviderCall } from './providerCall';
import { byProvider, createConfirmCall, createRegisterCall } from './registration';
import { createResetLink, findResetLink } from './resetLink';
import { passSecondStep } from './secondStepCodes';
import { readToken } from './token';

const rejectStep = {
  needed: () => rejectField('code', 'Enter the code from your authenticator app.', 'codeNeeded'),
  wrong: () => rejectField('code', 'This code is not valid.', 'codeWrong'),
};

const createLoginCall = ({ provider }: CoreOptions) =>
  answerCall(signInCalls.login, {
    summary: 'Sign in; wrong credentials are 400 with error.email, a malformed body is 400 with one sentence',
    notes:
      'Both tokens live for 600 s and are issued together. An address counts in any case. Somebody inactive is refused, and so are the tokens that they have. Where the account has a second step, a right password without a code is 400 with the code `codeNeeded`, a wrong code `codeWrong`; each code serves once. A server slows down who guesses: 429 with `retry-after`.',
    input: Credentials,
    answer: SessionTokens,
    malformed: { status: 400, error: 'Something went wrong' },
    rejections: [400],
    keepsRejection: true,
    async handle(store, { input }) {
      if (provider) return rejectField('email', byProvider, 'provider');
      const user = await findPersonByEmail(store, input.email);
      if (!user || !(await store.credentials.isPassword(user.id, input.password))) {
        return rejectField('email', 'Email or Password is Invalid');
      }
      if (!isLetIn(user)) return rejectField('email', 'This account is inactive.', 'inactive');
      const step = await passSecondStep(store, user.id, input.code);
      if (step !== 'passed') return rejectStep[step]();
      const person = await keepLanguage(store, user, input.language);
      return ok(await issueSession(store, person, await beginSession(store, user.id, input.device)));
    },
  });

const createRefreshCall = ({ provider, signIn: { rotatesRefreshTokens } = demoRules }: CoreOptions) =>
  answerCall(signInCalls.refreshToken, {
    summary: 'Exchange a refresh token for a new pair',
    notes:
      'Refresh ahead of the end: a refresh token is as old as the access token that it came with. On a server it works once: one that comes again ends the session.',
    input: RefreshRequest,
    answer: SessionTokens,
    malformed: { status: 401, error: 'Invalid refresh token' },
    rejections: [401],
    keepsRejection: true,
    isUnaudited: true,
    async handle(store, { input }) {
      const bearer = await readToken(store, input.refreshToken, 'refresh');
      // The provider carries its sessions on, or does not.
      if (provider || !bearer) return reject(401, 'Invalid refresh token');
      const [user, session] = await Promise.all([
        store.table(peopleTable).get(bearer.userId),
        findSession(store, bearer.sessionId),
      ]);
      if (!user || !isLetIn(user) || !session) return reject(401, 'Invalid refresh token');
      // It was replaced by a later one.
      if (rotatesRefreshTokens && session.refreshId !== bearer.id) {
        await endSessions(store, [bearer.userId], eq('id', bearer.sessionId));
        return reject(401, 'Invalid refresh token');
      }
      return ok(await issueSession(store, user, bearer.sessionId));
    },
  });

const signOut = answerCall(signOutCall, {
  summary: 'End the session of a token of either kind; 200 whether or not there is one',
  input: RefreshRequest,
  answer: Done,
  async handle(store, { input }) {
    const { refreshToken: token } = input;
    const bearer = (await readToken(store, token, 'refresh')) ?? (await readToken(store, token, 'access'));
    if (bearer) await endSessions(store, [bearer.userId], eq('id', bearer.sessionId));
    return done();
  },
});

const forgotPassword = answerCall(signInCalls.forgotPassword, {
  summary: "Send a link to reset the password to the demo's inbox; 200 whether or not the address is known",
  input: ForgotPassword,
  answer: Done,
  needs: ['people'],
  sends: [mailTopic],
  async handle(store, { input }) {
    const user = await findPersonByEmail(store, input.email);
    // A provider looks after the passwords that there are.
    if (!store.credentials.provider) await createResetLink(store, user, pageLanguage(input.language));
    return done();
  },
});

const resetPassword = answerCall(signInCalls.resetPassword, {
  summary: 'Set a new password by a link that was sent; each link works once, for 30 minutes',
  notes: 'All sessions of the person end, and so do all other links to a password.',
  input: ResetPassword,
  answer: Done,
  rejections: [400],
  needs: ['people'],
  sends: [notificationTopic, ownChangeTopic],
  async handle(store, { input: { token, password } }) {
    if (store.credentials.provider) return rejectField('token', byProvider, 'provider');
    const link = await findResetLink(store, token);
    const people = store.table(peopleTable);
    const person = link && (await people.get(link.userId));
    const refused = person && (await rejectPassword(store, password, [person.email, person.username, person.fullName]));
    if (refused) return refused;
    if (!link || !(await provesByPassword(store, link))) return rejectField('token', 'This link is no longer valid.');
    await store.credentials.setPassword(link.userId, password);
    // Somebody invited has come by this. The proof of the address may have changed the record.
    const proven = await people.get(link.userId);
    if (proven?.status === 'pending') await people.put({ ...proven, status: 'active' });
    return done();
  },
});

/** Signing in, registering and new passwords. Its tables are those of the accounts. */
export const createSignInBackend = (host: CoreOptions) =>
  defineBackend({
    id: 'signIn',
    api: { about: 'Signing in and out, registration, and links to a new password', calls: signInCalls },
    subject: null,
    entities: schemas,
    needs: ['auth'],
    calls: [
      createLoginCall(host),
      createRegisterCall(host),
      createConfirmCall(host),
      createRefreshCall(host),
      createProviderCall(host),
      createLinkCall(host),
      signOut,
      forgotPassword,
      resetPassword,
    ],
    tables: [],
  });
