import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ApiTarget } from '@atrium/contract';
import { contentSecurityPolicy } from './policy';

function directives(origins: string[], api: ApiTarget, extra: string[], allowOverrides: boolean): Map<string, string> {
  const policy = contentSecurityPolicy({ origins, api }, { nonce: 'abc', origins: extra, allowOverrides });
  return new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

const [, pageScript = ''] = readFileSync('shell/src/index.html', 'utf8').match(/<script>(.*?)<\/script>/s) ?? [];
const ownCode = `'self' 'sha256-${createHash('sha256').update(pageScript).digest('base64')}'`;

describe('the policy', () => {
  it('takes code from the page’s own origin alone, and of its text the one script that the shell has in it', () => {
    const policy = directives([], { mode: 'mock' }, [], false);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe(ownCode);
    expect(policy.get('style-src')).toBe("'self' 'nonce-abc'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).not.toContain('*');
  });

  it('takes apps from the origins of the registry and of the server, each named once', () => {
    const policy = directives(
      ['https://a.example'],
      { mode: 'mock' },
      ['https://a.example', 'https://b.example'],
      false,
    );
    expect(policy.get('script-src')).toBe(`${ownCode} https://a.example https://b.example`);
    expect(policy.get('connect-src')).toBe("'self' https://a.example");
  });

  it('lists the Trusted Types policies that the registry allows apps, and no text that is no name', () => {
    const policies = { map: ['lit-html', 'lit-html'], page: ["'none'", 'a; script-src *', '*', 'svelte-trusted-html'] };
    const text = contentSecurityPolicy(
      { origins: [], api: { mode: 'mock' }, policies },
      { nonce: 'abc', origins: [], allowOverrides: false },
    );
    expect(text).toMatch(/trusted-types default dompurify \w+ lit-html svelte-trusted-html 'allow-duplicates'$/);
  });

  it('takes nothing from the registry that is no exact origin', () => {
    const origins = [
      'https://*',
      'http://a;b',
      "https://b.example 'unsafe-inline'",
      'http://c.example',
      'https://d.example',
    ];
    const policy = directives(origins, { mode: 'server', baseUrl: 'http://a;script-src *' }, [], false);
    expect(policy.get('script-src')).toBe(`${ownCode} https://d.example`);
    expect(policy.get('connect-src')).toBe("'self' https://d.example");
  });

  it('lets calls go to the real server that the registry names', () => {
    const policy = directives([], { mode: 'server', baseUrl: 'https://api.example:8443/v1' }, [], false);
    expect(policy.get('connect-src')).toBe("'self' https://api.example:8443");
  });

  it('lets the page ask the identity provider that the registry names', () => {
    const auth = { mode: 'oidc', issuer: 'https://id.example/realms/team', clientId: 'atrium', roles: {} } as const;
    const registry = { origins: [], api: { mode: 'mock' }, auth } as const;
    const policy = contentSecurityPolicy(
      { ...registry, origins: [] },
      { nonce: 'abc', origins: [], allowOverrides: false },
    );
    expect(policy).toContain("connect-src 'self' https://id.example;");
  });

  it('needs no more for a server behind the same address', () => {
    expect(directives([], { mode: 'server', baseUrl: '/v1' }, [], false).get('connect-src')).toBe("'self'");
  });

  it('lets development servers of this machine in when asked to', () => {
    const policy = directives([], { mode: 'mock' }, [], true);
    expect(policy.get('script-src')).toBe(`${ownCode} http://localhost:* http://127.0.0.1:*`);
    expect(policy.get('connect-src')).toContain('ws://localhost:*');
  });
});

it('is the same for an app alone, but for its development server', () => {
  const named = { api: { mode: 'mock' as const }, origins: [] };
  const options = { nonce: 'abc', origins: [], allowOverrides: false };
  const alone = contentSecurityPolicy(named, { ...options, isDevelopment: true });
  expect(alone.replace(' ws:', '').replace('rspack-dev-server#overlay ', '')).toBe(
    contentSecurityPolicy(named, options),
  );
});
