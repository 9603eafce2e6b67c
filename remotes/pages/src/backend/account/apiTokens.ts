import {
  type ApiTokenFacts,
  answerCall,
  type BackendCall,
  Done,
  done,
  ok,
  reject,
  rejectField,
  unknown,
} from '@atrium/backend';
import { accountCalls } from '../../api/account/calls';
import { ApiTokenId, ApiTokenMade, ApiTokens, NewApiToken } from '../../api/account/schemas';
import { apiTokensOf, noToken } from './settings';

const dayMs = 24 * 60 * 60 * 1000;

const toIso = (moment: number): string => new Date(moment).toISOString();

const toAnswer = ({ rules, createdAt, expiresAt, usedAt, ...token }: ApiTokenFacts) => ({
  ...token,
  rules: [...rules],
  createdAt: toIso(createdAt),
  expiresAt: expiresAt === null ? null : toIso(expiresAt),
  usedAt: usedAt === null ? null : toIso(usedAt),
});

export const apiTokenCalls: BackendCall[] = [
  answerCall(accountCalls.getApiTokens, {
    summary: 'The tokens by which programs call in the person’s name; never their secrets',
    notes: 'Asks for a token.',
    answer: ApiTokens,
    rejections: [401],
    async handle(store, { user }) {
      if (!user) return noToken;
      return ok({ tokens: (await (await apiTokensOf(store)).list(user.id)).map(toAnswer) });
    },
  }),
  answerCall(accountCalls.makeApiToken, {
    isSerializable: true,
    summary: 'Make a token for a program; the answer has the only copy of its secret',
    notes:
      'Asks for a token of a sign-in: a program makes none. The secret is sent as a bearer token. It allows what its rules and the rights of the person both allow, never the settings of the account, and ends with a reset password, too. The code tooMany where the person has 50.',
    input: NewApiToken,
    answer: ApiTokenMade,
    success: [201],
    rejections: [400, 401],
    async handle(store, { input: { name, days, rules }, user }) {
      if (!user) return noToken;
      const subjects = ['all', ...store.permissions.subjects];
      const strange = rules.find(({ subject }) => !subjects.includes(subject));
      if (strange) return rejectField('rules', `There is no subject ${strange.subject}.`, 'noSubject');
      const expiresAt = days === undefined ? null : store.now() + days * dayMs;
      const made = await (await apiTokensOf(store)).make(user.id, { name: name.trim(), rules, expiresAt });
      if (!made) return reject(400, 'You have 50 tokens. Revoke one that is not used any more.', 'tooMany');
      return { status: 201, data: { token: toAnswer(made.token), secret: made.secret } };
    },
  }),
  answerCall(accountCalls.revokeApiToken, {
    summary: 'End a token: programs that have it are refused from then on',
    notes: 'Asks for a token.',
    input: ApiTokenId,
    answer: Done,
    rejections: [401, 404],
    async handle(store, { input: { id }, user }) {
      if (!user) return noToken;
      return (await (await apiTokensOf(store)).revoke(user.id, id)) ? done() : unknown('token');
    },
  }),
];
