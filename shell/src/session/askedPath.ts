const origin = 'https://atrium.invalid';

/** A path of this very page: `//elsewhere` and `https://elsewhere` would leave it, as browsers read them. */
const isOwnPath = (path: string) => path.startsWith('/') && URL.parse(path, origin)?.origin === origin;

/** The sign-in that leads on to a page, with all that its address says; the start is where it leads by itself. */
export const signInPath = (asked: string): string =>
  asked === '/' ? '/login' : `/login?to=${encodeURIComponent(asked)}`;

/** The page that the query of a guest page leads on to. */
export function askedPath(search: string): string | null {
  const asked = new URLSearchParams(search).get('to');
  return asked && isOwnPath(asked) ? asked : null;
}

/** All that an address asks for: its own query, and that of the page which it leads on to. */
export function wholeSearch(search: string): string {
  const asked = new URL(askedPath(search) ?? '/', origin).searchParams;
  return `?${new URLSearchParams([...new URLSearchParams(search), ...asked])}`;
}
