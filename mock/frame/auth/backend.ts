import { signInCalls } from 'shared/api';
import {
  Credentials,
  ForgotPassword,
  RefreshRequest,
  Registration,
  RegistrationAnswer,
  ResetPassword,
  SessionTokens,
} from 'shared/api/schemas';
import {
  answerCall,
  Done,
  defineBackend,
  done,
  findByEmail,
  findTaken,
  ok,
  peopleKey,
  refuse,
  refuseField,
} from 'shared/backend';
import { beginSession, isEnded, touchSession } from './openSessions';
import { createResetLink, findResetLink, mailTopic } from './resetLink';
import seed from './seed/seed.json';
import { isLetIn, issueSession, toUserData } from './session';
import { credentialsKey, resetLinksKey } from './tables';
import { issueToken, readToken } from './token';

const login = answerCall(signInCalls.login, {
  summary: 'Sign in; wrong credentials are 400 with error.email, a malformed body is 400 with one sentence',
  notes:
    'Both tokens live for 600 s and are issued together. An address counts in any case. Somebody inactive is refused, and so are the tokens that they have.',
  input: Credentials,
  answer: SessionTokens,
  malformed: { status: 400, error: 'Something went wrong' },
  refusals: [400],
  async handle(store, { input }) {
    const user = findByEmail(store, input.email);
    if (!user || !(await store.credentials.isPassword(user.id, input.password))) {
      return refuseField('email', 'Email or Password is Invalid');
    }
    if (!isLetIn(user)) return refuseField('email', 'This account is inactive.', 'inactive');
    return ok(await issueSession(store, user, beginSession(store, user.id, input.device)));
  },
});

const register = answerCall(signInCalls.register, {
  summary: 'Make an account; what is taken already is answered with 200 and an error',
  notes:
    'The new user is an admin of the users list. There is no refresh token: such a session ends with its access token.',
  input: Registration,
  answer: RegistrationAnswer,
  needs: ['people'],
  async handle(store, { input: { email, username, password } }) {
    const taken = findTaken(store, { email, username });
    if (taken.email || taken.username) return ok({ error: taken });
    const users = store.table(peopleKey);
    const id = users.nextId();
    const user = users.put({
      id,
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
    });
    await store.credentials.setPassword(id, password);
    return ok({
      user: toUserData(store, user),
      accessToken: await issueToken(store, { userId: id, sessionId: beginSession(store, id) }, 'access'),
    });
  },
});

const refreshToken = answerCall(signInCalls.refreshToken, {
  summary: 'Exchange a refresh token for a new pair',
  notes: 'Refresh ahead of the end: a refresh token is as old as the access token that it came with.',
  input: RefreshRequest,
  answer: SessionTokens,
  malformed: { status: 401, error: 'Invalid refresh token' },
  refusals: [401],
  async handle(store, { input }) {
    const bearer = await readToken(store, input.refreshToken, 'refresh');
    const user = bearer ? store.table(peopleKey).get(bearer.userId) : undefined;
    if (!bearer || !user || !isLetIn(user) || isEnded(store, bearer.sessionId))
      return refuse(401, 'Invalid refresh token');
    touchSession(store, bearer.sessionId);
    return ok(await issueSession(store, user, bearer.sessionId));
  },
});

const forgotPassword = answerCall(signInCalls.forgotPassword, {
  summary: "Send a link to reset the password to the demo's inbox; 200 whether or not the address is known",
  input: ForgotPassword,
  answer: Done,
  needs: ['people'],
  sends: [mailTopic],
  handle(store, { input }) {
    const user = findByEmail(store, input.email);
    if (user) createResetLink(store, user);
    return done();
  },
});

const resetPassword = answerCall(signInCalls.resetPassword, {
  summary: 'Set a new password by a link that was sent; each link works once, for 30 minutes',
  input: ResetPassword,
  answer: Done,
  refusals: [400],
  async handle(store, { input: { token, password } }) {
    const link = findResetLink(store, token);
    if (!link) return refuseField('token', 'This link is no longer valid.');
    await store.credentials.setPassword(link.userId, password);
    const person = store.table(peopleKey).get(link.userId);
    // Somebody invited has come by this.
    if (person?.status === 'pending') store.table(peopleKey).put({ ...person, status: 'active' });
    store.table(resetLinksKey).delete(link.id);
    return done();
  },
});

/** Signing in, registering and new passwords. */
export const authBackend = defineBackend({
  id: 'auth',
  subject: null,
  calls: [login, register, refreshToken, forgotPassword, resetPassword],
  tables: [peopleKey, credentialsKey, resetLinksKey],
  seed: async () => seed,
});
