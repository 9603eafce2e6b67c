const filePrefixes = ['/remotes/', '/shell/', '/assets/', '/api/'];
/** Beside the folders there are a few files at the root; everywhere else a dot is a part of a page's address. */
const fileAtRoot = /^\/[^/]+\.[a-z][a-z0-9]{0,4}$/i;

/** The names of the folders whose files are served. */
export const servedFolders = ['remotes', 'shell', 'assets'] as const;

interface Call {
  method: string;
  /** Path with query, as it came. */
  url: string;
  accept?: string;
}

/** Is it a person going to a page, and not code asking for a file or calling the API? */
export function isNavigation({ method, url, accept = '' }: Call): boolean {
  const path = url.split('?')[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path === '/') return accept === '' || /text\/html|\*\/\*/.test(accept);
  return (
    accept.includes('text/html') && !filePrefixes.some((prefix) => path.startsWith(prefix)) && !fileAtRoot.test(path)
  );
}

/** The address as it was meant: a person may type a percent sign that begins no escape, or one of no character. */
export function withWholeEscapes(url: string): string {
  const whole = url.replaceAll(/%(?![0-9a-f]{2})/gi, '%25');
  try {
    decodeURI(whole);
    return whole;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
