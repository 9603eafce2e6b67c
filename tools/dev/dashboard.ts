import type { DevServer } from './devServer';

/** A page that lets tabs take apps from development servers says so in its head. */
const allowsOverrides = /<meta name="overrides"/;

const timeoutMs = 10_000;

/**
 * Asks a dashboard whether it takes apps from development servers on this machine.
 * @throws a sentence that says why it does not, and what to do
 */
export async function checkDashboard(address: string): Promise<URL> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`"${address}" is not the address of a dashboard, like https://atrium.example.com.`);
  const url = new URL(address);
  const response = await fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!response?.ok) throw new Error(`${address} ${response ? `answers ${response.status}` : 'does not answer'}.`);
  const page = await response.text();
  if (!page.includes('id="registry"')) throw new Error(`${address} answers, but not with a dashboard.`);
  if (!allowsOverrides.test(page))
    throw new Error(
      `${address} takes no apps from development servers: its operator allows it with ALLOW_OVERRIDES=1, for a dashboard of tests.`,
    );
  return url;
}

/** The address at which a dashboard takes apps from their development servers, in one tab. */
export function addressWith(dashboard: URL, servers: readonly Pick<DevServer, 'id' | 'url'>[]): string {
  const url = new URL(dashboard);
  for (const { id, url: origin } of servers) url.searchParams.append('override', `${id}@${origin}`);
  return url.href;
}
