import { callOrigin, isScriptOrigin } from '../../shared/contract/origins';
import type { Registry } from '../../shared/contract/registry';

interface PolicyOptions {
  nonce: string;
  /** Origins, besides the page's own, that apps may come from. */
  origins: readonly string[];
  /** Lets apps come from development servers on this machine. */
  allowOverrides: boolean;
}

const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];
const loopbackSockets = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/**
 * The names of the Trusted Types policies that code of the page may make: the shell's, the sanitiser's and the editor's.
 * Apps make theirs once per release, and two releases live in one page.
 */
const trustedTypes = "default dompurify ProseMirrorClipboard 'allow-duplicates'";

/** The one script inside the shell's page, by its hash: it speaks when no other script arrives. */
const pageScript = "'sha256-b4vZw037T8ZDsvJk52xGpigvf1Ue0JL94ckkhBEK6I0='";

/** What a policy needs to know of a registry. */
type Named = Pick<Registry, 'api' | 'origins' | 'auth' | 'reports'>;

/** Where the page calls beside its own origin: the API, the identity provider, and where it reports. */
function calledOrigins({ api, auth, reports }: Named): string[] {
  const addresses = [api.mode === 'server' ? api.baseUrl : '', auth?.issuer ?? '', reports ?? ''];
  return addresses.flatMap((address) => callOrigin(address) ?? []);
}

/** The content security policy of one answer: what the page may load, and from where. */
export function contentSecurityPolicy(registry: Named, { nonce, origins, allowOverrides }: PolicyOptions): string {
  // The registry may have been written by hand: what is no origin would be a directive of its own here.
  const listed = registry.origins.filter(isScriptOrigin);
  const apps = [...new Set([...listed, ...origins, ...(allowOverrides ? loopback : [])])];
  // A tab asks an origin that apps may come from which release it serves, when an address says so.
  const calls = [
    ...new Set([...calledOrigins(registry), ...listed, ...(allowOverrides ? [...loopback, ...loopbackSockets] : [])]),
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
    'trusted-types': [trustedTypes],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
