import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type Person, peopleTable } from '@atrium/backend';
import type { ProviderSignIn } from '@atrium/contract';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { SessionTokens } from '../../api';
import { createTestApi, notesApp, type TestApi } from '../../testing';
import { credentialsTable } from '../tables';

const roles = { bosses: 'admin', writers: 'editor', all: 'client' } as const;

/** What a page keeps of a sign-in that it has begun: its tokens have the hash as their nonce. */
export const secret = 'known to this page alone';

/** A server in whose place an identity provider signs people in, for each test of a file. */
export class TestProvider {
  provider: ProviderSignIn = { mode: 'oidc', issuer: '', clientId: 'atrium', roles };
  api: TestApi = createTestApi({ apps: [notesApp] });
  #server: Server | undefined;
  #key: CryptoKey | undefined;

  async open(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    this.#key = privateKey;
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
    const server = createServer((request, response) => {
      const isKeys = request.url === '/keys';
      const { issuer } = this.provider;
      response.end(JSON.stringify(isKeys ? keys : { issuer, jwks_uri: `${issuer}/keys` }));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : '';
    this.provider = { ...this.provider, issuer: `http://127.0.0.1:${port}` };
  }

  close(): void {
    this.#server?.close();
  }

  /** People and accounts as they were. */
  reset(): void {
    this.api = createTestApi({ apps: [notesApp], provider: this.provider });
  }

  sign(claims: JWTPayload, header: { alg: string; kid: string; typ?: string } = { alg: 'RS256', kid: 'one' }) {
    if (!this.#key) throw new Error('The provider is not open.');
    return new SignJWT(claims).setProtectedHeader(header).sign(this.#key);
  }

  claims(changes: JWTPayload = {}): JWTPayload {
    const now = this.api.clock.now / 1000;
    return {
      iss: this.provider.issuer,
      aud: 'atrium',
      sub: 'zoe',
      iat: now,
      exp: now + 300,
      email: 'zoe@example.com',
      email_verified: true,
      nonce: createHash('sha256').update(secret).digest('base64url'),
      name: 'Zoe Adler',
      groups: ['all', 'writers'],
      ...changes,
    };
  }

  async enter(changes?: JWTPayload) {
    return this.api.post<SessionTokens & { error?: string; code?: string }>('/jwt/provider', {
      idToken: await this.sign(this.claims(changes)),
      nonce: secret,
    });
  }

  async personOf(id: number): Promise<Person | undefined> {
    return (await this.api.opening).read(['people'], (store) => store.table(peopleTable).get(id));
  }

  async changePerson(id: number, changes: Partial<Person>): Promise<void> {
    await (await this.api.opening).change('people', async (store) => {
      const person = await store.table(peopleTable).get(id);
      if (person) await store.table(peopleTable).put({ ...person, ...changes });
    });
  }

  /** Takes the password from somebody, as from who has come by the provider only. */
  async removePassword(id: number): Promise<void> {
    await (await this.api.opening).change('auth', (store) => store.table(credentialsTable).delete(id));
  }

  /** The links that were mailed: the notes take in what the core mails. */
  async mailedLinks(): Promise<string[]> {
    await this.api.signIn('admin');
    const { data } = await this.api.get<{ title: string }[]>('/apps/notes/list', { q: '/link/' });
    this.api.authorize(undefined);
    return data.flatMap(({ title }) => /\/link\/([\w-]+)/.exec(title)?.[1] ?? []);
  }
}
