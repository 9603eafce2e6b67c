import { answerCall, type BackendStore, notificationTopic, ok, reject, type z } from '@atrium/backend';
import { encode } from 'jose/base64url';
import { enterByProviderCall } from '../api';
import { EnterByProvider, SessionTokens } from '../api/schemas';
import type { CoreOptions } from '../options/CoreOptions';
import type { Claims } from '../options/providerKeys';
import { demoRules } from '../options/signInRules';
import { ownChangeTopic } from './addressClaims';
import { mailTopic } from './coreMail';
import { issueSession } from './issueSession';
import { keepLanguage } from './keepLanguage';
import { beginSession, findSession } from './openSessions';
import { accountFor, type EntryRejection } from './providerAccount';
import { personOfClaims } from './providerPerson';
import { readToken } from './token';

const sentences: Record<EntryRejection, string> = {
  noEmail: 'The provider names no address of yours that it has verified.',
  noRole: 'None of your groups has a role here.',
  inactive: 'This account is inactive.',
  otherPerson: 'This session is of another person.',
  linkNeeded: 'An account with your address exists. Connect it by the link that was mailed to you.',
  linkByAdmin: 'An account with your address exists. An administrator has to invite it to sign in here.',
};

type Input = z.output<typeof EnterByProvider>;

/** True where a token is of the sign-in that this page began (OpenID Connect Core 3.1.3.7, step 11, and 15.5.2). */
async function isOfPage({ nonce }: Claims, { nonce: secret }: Input): Promise<boolean> {
  if (secret === undefined) return false;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return nonce === encode(new Uint8Array(digest));
}

/** True where a token may continue a session: one of a renewal has the nonce of the first, or none (12.2). */
const carriesOn = ({ nonce }: Claims, input: Input): boolean => nonce === undefined || input.nonce === undefined;

/** The session whose access token comes along, while that lives. */
const readBefore = async (store: BackendStore, { before }: Input) =>
  before ? ((await readToken(store, before, 'access')) ?? undefined) : undefined;

/** Signing in by an ID token of the provider that the host names. */
export const createProviderCall = ({ provider, signIn = demoRules, sendsMail = true }: CoreOptions) =>
  answerCall(enterByProviderCall, {
    isSerializable: true,
    summary: 'Sign in with an ID token of the identity provider; 401 for one that is not its own',
    notes:
      'The token is checked as OpenID Connect Core 3.1.3.7 says, against the keys of the provider; its nonce is the hash of what the page sends as `nonce`. Issuer and subject say who somebody is. The first time, an account that has the same verified address is not opened: it is 401 with the code `linkNeeded`, and a link is mailed to the account, or `linkByAdmin` where no email leaves or another identity opens it. Without such an account one is made. Groups become the role by the table of the registry; who is in none of its groups is refused, and a token that says nothing of groups changes no role. A session goes on where `before` is its access token. Where the registry names a provider, passwords and refresh tokens of the API let nobody in.',
    input: EnterByProvider,
    answer: SessionTokens,
    malformed: { status: 401, error: 'Invalid token' },
    rejections: [401],
    needs: ['people'],
    sends: [mailTopic, notificationTopic, ownChangeTopic],
    keepsRejection: true,
    async handle(store, { input }) {
      if (!provider) return reject(401, 'There is no identity provider.');
      const claims = await signIn.readIdToken(input.idToken, provider, store.now());
      if (typeof claims?.sub !== 'string') return reject(401, 'Invalid token');
      const bearer = await readBefore(store, input);
      if (bearer && !(await findSession(store, bearer.sessionId)))
        return reject(401, 'This session has been ended.', 'ended');
      if (!(await isOfPage(claims, input)) && !(bearer && carriesOn(claims, input)))
        return reject(401, 'Invalid token', 'nonce');
      const account = await accountFor(store, {
        identity: { issuer: provider.issuer, subject: claims.sub },
        given: personOfClaims(claims, provider),
        before: bearer,
        sendsMail,
      });
      if (typeof account === 'string') return reject(401, sentences[account], account);
      const sessionId = bearer?.sessionId ?? (await beginSession(store, account.id, input.device));
      return ok(await issueSession(store, await keepLanguage(store, account, input.language), sessionId));
    },
  });
