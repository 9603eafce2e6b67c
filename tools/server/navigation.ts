const filePrefixes = ['/remotes/', '/shell/', '/assets/', '/api/'];
const extension = /\.[a-z][a-z0-9]{0,4}$/i;

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
    accept.includes('text/html') && !filePrefixes.some((prefix) => path.startsWith(prefix)) && !extension.test(path)
  );
}
