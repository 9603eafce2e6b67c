/** First parts of paths that are the product's own: under one of them, nobody could tell the two apart. */
const taken = ['api', 'apps', 'assets', 'docs', 'feeds', 'files', 'jwt', 'login', 'remotes', 'shell'];

/**
 * Why a text is no path below which the product may be served; undefined where it is one, such as `/atrium`. Empty is the
 * root of the origin.
 */
export function basePathIssue(path: string): string | undefined {
  if (path === '') return undefined;
  if (!/^(?:\/[a-z0-9][\w.~-]*)+$/i.test(path))
    return `"${path}" is no path like /atrium: letters, digits, ".", "~", "_" and "-" between slashes, none at its end.`;
  const [, first = ''] = path.split('/');
  return taken.includes(first) ? `"${path}" cannot be: "/${first}" is a path of the product itself.` : undefined;
}

/** An address without the path below which the product is served: some proxies take it away, others do not. */
export function withoutBase(url: string, base: string): string {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** Addresses of stored files, of the demo's pictures and of the logo, as records and answers hold them. */
const own = String.raw`\/(?:files\/[0-9a-f]{64}\/|assets\/demo\/|branding\/logo\?)`;
/** What comes before an address; behind a host or a folder it is none of ours. */
const before = String.raw`(^|[^\w.~:%@/\]-])`;
const shown = new RegExp(`${before}(?=${own})`, 'g');

/** The text of an answer, with the addresses of files and pictures as a page below `base` needs them. */
export const showBase = (text: string, base: string): string =>
  /\/(?:files|assets\/demo|branding)\//.test(text) ? text.replace(shown, `$1${base}`) : text;

/**
 * The text of a call, with these addresses as records hold them: those of `showBase` without the base.
 * @param origin before the base, where the page is of another one; it stays
 */
export const hideBase = (text: string, base: string, origin = ''): string =>
  base && text.includes(`${origin}${base}/`)
    ? text.replace(
        new RegExp(`${before}${(origin + base).replace(/[.[\]]/g, String.raw`\$&`)}(?=${own})`, 'g'),
        `$1${origin}`,
      )
    : text;

/** The path of the product's public address; empty at the root of its origin. */
export const basePathOf = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/+$/, '');
