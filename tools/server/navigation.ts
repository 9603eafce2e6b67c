const filePrefixes = ['/remotes/', '/shell/', '/assets/', '/api/'];
/** Only at the root does a dot mean a file; elsewhere it may be part of a page's address. */
const fileAtRoot = /^\/[^/]+\.[a-z][a-z0-9]{0,4}$/i;

interface Call {
  method: string;
  url: string;
  accept?: string;
}

/** True for a person opening a page; false for code that fetches a file or calls the API. */
export function isNavigation({ method, url, accept = '' }: Call): boolean {
  const path = url.split('?')[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path === '/') return accept === '' || /text\/html|\*\/\*/.test(accept);
  return (
    accept.includes('text/html') && !filePrefixes.some((prefix) => path.startsWith(prefix)) && !fileAtRoot.test(path)
  );
}

/** Escapes percent signs that begin no valid escape: people type them. */
export function withWholeEscapes(url: string): string {
  const whole = url.replaceAll(/%(?![0-9a-f]{2})/gi, '%25');
  try {
    decodeURI(whole);
    return whole;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
