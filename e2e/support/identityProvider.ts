import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from '../../tools/dev/devServer';

export interface IdentityProvider {
  issuer: string;
  close(): Promise<void>;
}

/**
 * A certified provider of OpenID Connect on a port of this machine, for as long as a test needs it: anyone who gives a name
 * and any password is let in, in the group `staff`, with an address of that name, or the one that they give as a name.
 * @param page the origin of the dashboard that signs people in there
 * @param base the path below which it is there
 */
export async function startIdentityProvider(page: string, base = ''): Promise<IdentityProvider> {
  const port = await freePort(4400);
  const issuer = `http://127.0.0.1:${port}`;
  const home = `${page}${base}/login`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'atrium',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [home],
        post_logout_redirect_uris: [home],
      },
    ],
    clientBasedCORS: (_context, origin) => origin === page,
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        name: `Person ${accountId}`,
        email: accountId.includes('@') ? accountId : `${accountId}@example.com`,
        email_verified: true,
        groups: ['staff'],
      }),
    }),
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    cookies: { keys: ['of this test alone'] },
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
