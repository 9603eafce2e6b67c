import {
  Credentials,
  call,
  Done,
  ForgotPassword,
  type MockApp,
  type MockCall,
  RefreshRequest,
  Registration,
  RegistrationAnswer,
  ResetPassword,
  SessionTokens,
} from 'shared/api';
import { done, ok, refuse, refuseField } from '../core/answer';
import { cartKey } from '../ecommerce/tables';
import seed from '../seed/auth.json';
import { findByEmail, findTaken } from '../users/identity';
import { type StoredUser, usersKey } from '../users/tables';
import { hashPassword, isPassword } from './password';
import { createResetLink, findResetLink } from './resetLink';
import { issueSession, toUserData } from './session';
import { credentialsKey, resetLinksKey } from './tables';
import { issueToken, readToken } from './token';

/** The number in the cart is part of what a session knows. */
const peeks = { ecommerce: [cartKey] };

const login = call({
  method: 'POST',
  path: '/jwt/login',
  summary: 'Sign in; wrong credentials are 400 with error.email, a malformed body is 400 with one sentence',
  notes: 'Both tokens live for 600 s and are issued together. An address counts in any case.',
  input: Credentials,
  answer: SessionTokens,
  malformed: { status: 400, error: 'Something went wrong' },
  refusals: [400],
  peeks,
  async handle(store, { input }) {
    const user = findByEmail(store, input.email);
    const credential = user && store.table(credentialsKey).get(user.id);
    if (!credential || !(await isPassword(input.password, credential))) {
      return refuseField('email', 'Email or Password is Invalid');
    }
    return ok(await issueSession(store, user));
  },
});

const register = call({
  method: 'POST',
  path: '/jwt/register',
  summary: 'Make an account; what is taken already is answered with 200 and an error',
  notes:
    'The new user is an admin of the users list. There is no refresh token: such a session ends with its access token.',
  input: Registration,
  answer: RegistrationAnswer,
  needs: ['users'],
  peeks,
  async handle(store, { input: { email, username, password } }) {
    const taken = findTaken(store, { email, username });
    if (taken.email || taken.username) return ok({ error: taken });
    const users = store.table(usersKey);
    const id = users.nextId();
    const user: StoredUser = {
      id,
      fullName: username,
      username,
      email,
      company: '',
      country: '',
      contact: '',
      role: 'admin',
      currentPlan: 'basic',
      status: 'active',
      avatar: null,
      lastSeen: null,
      addedAt: store.now(),
    };
    users.put(user);
    store.table(credentialsKey).put({ id, ...(await hashPassword(password)) });
    return ok({ user: toUserData(store, user), accessToken: await issueToken(store, id, 'access') });
  },
});

const refreshToken = call({
  method: 'POST',
  path: '/jwt/refresh-token',
  summary: 'Exchange a refresh token for a new pair',
  notes: 'Refresh ahead of the end: a refresh token is as old as the access token that it came with.',
  input: RefreshRequest,
  answer: SessionTokens,
  malformed: { status: 401, error: 'Invalid refresh token' },
  refusals: [401],
  peeks,
  async handle(store, { input }) {
    const id = await readToken(store, input.refreshToken, 'refresh');
    const user = id === null ? undefined : store.table(usersKey).get(id);
    return user ? ok(await issueSession(store, user)) : refuse(401, 'Invalid refresh token');
  },
});

const forgotPassword = call({
  method: 'POST',
  path: '/jwt/forgot-password',
  summary: "Send a link to reset the password to the demo's inbox; 200 whether or not the address is known",
  input: ForgotPassword,
  answer: Done,
  needs: ['users', 'email'],
  handle(store, { input }) {
    const user = findByEmail(store, input.email);
    if (user) createResetLink(store, user);
    return done();
  },
});

const resetPassword = call({
  method: 'POST',
  path: '/jwt/reset-password',
  summary: 'Set a new password by a link that was sent; each link works once, for 30 minutes',
  input: ResetPassword,
  answer: Done,
  refusals: [400],
  async handle(store, { input: { token, password } }) {
    const link = findResetLink(store, token);
    if (!link) return refuseField('token', 'This link is no longer valid.');
    store.table(credentialsKey).put({ id: link.userId, ...(await hashPassword(password)) });
    store.table(resetLinksKey).delete(link.id);
    return done();
  },
});

const calls: MockCall[] = [login, register, refreshToken, forgotPassword, resetPassword];

export const authApp: MockApp = {
  id: 'auth',
  subject: null,
  calls,
  tables: [usersKey, credentialsKey, resetLinksKey],
  seed: async () => seed,
};
