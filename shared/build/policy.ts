import type { Registry } from '@atrium/contract';
import { callOrigin, isScriptOrigin } from '@atrium/contract/host';

interface PolicyOptions {
  nonce: string;
  origins: readonly string[];
  /** Lets apps come from development servers on this machine. */
  allowOverrides: boolean;
  /** The page is an app alone: its development server reloads it, and shows errors over it. */
  isDevelopment?: boolean;
}

const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];
const loopbackSockets = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/**
 * The Trusted Types policies of the shell, the sanitiser and the editor. Apps create theirs once per release, and a page may
 * run two releases.
 */
const ownPolicies = 'default dompurify ProseMirrorClipboard';

/** A name as the directive takes it (Trusted Types, 4.2.1: tt-policy-name). */
const isPolicyName = (name: unknown): boolean => typeof name === 'string' && /^[\w#=@/.%-]{1,100}$/.test(name);

/** The names in the directive: a page has one list for all its code, so that the gate sees to it which app may make which. */
const trustedTypes = (policies: Registry['policies'] = {}): string =>
  [ownPolicies, ...new Set(Object.values(policies).flat().filter(isPolicyName)), "'allow-duplicates'"].join(' ');

/** The policy by which a development server shows errors over the page. */
const overlayPolicy = 'rspack-dev-server#overlay';

/** The hash of the script inside the shell's page, which shows an error when no other script loads. */
const pageScript = "'sha256-b4vZw037T8ZDsvJk52xGpigvf1Ue0JL94ckkhBEK6I0='";

type Named = Pick<Registry, 'api' | 'origins' | 'auth' | 'reports' | 'policies'>;

/** The origins of the API, the identity provider and the address for reports. */
function calledOrigins({ api, auth, reports }: Named): string[] {
  const addresses = [api.mode === 'server' ? api.baseUrl : '', auth?.issuer ?? '', reports ?? ''];
  return addresses.flatMap((address) => callOrigin(address) ?? []);
}

export function contentSecurityPolicy(
  registry: Named,
  { nonce, origins, allowOverrides, isDevelopment = false }: PolicyOptions,
): string {
  // In a registry that was edited by hand, text that is not an origin could add a directive.
  const listed = registry.origins.filter(isScriptOrigin);
  const apps = [...new Set([...listed, ...origins, ...(allowOverrides ? loopback : [])])];
  // A tab may ask an allowed origin for the release that it serves.
  const calls = [
    ...new Set([
      ...calledOrigins(registry),
      ...listed,
      ...(allowOverrides ? [...loopback, ...loopbackSockets] : []),
      ...(isDevelopment ? ['ws:'] : []),
    ]),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", pageScript, ...apps],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...apps],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", ...apps],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...apps],
    'connect-src': ["'self'", ...calls],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...(isDevelopment ? [overlayPolicy] : []), trustedTypes(registry.policies)],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
