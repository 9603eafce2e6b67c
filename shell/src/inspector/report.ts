/** What is sent of one thing that failed in somebody's browser: nothing in it was typed by a person. */
export interface Report {
  kind: 'error' | 'policy';
  /** ISO 8601. */
  at: string;
  /** The page's path; what follows a `?` may be a search. */
  page: string;
  /** The release of the shell that the page runs. */
  shell: string;
  app?: string;
  release?: string;
  /** What was being done: `load ./app`, `render`, … */
  stage?: string;
  /** The name of an error, or the directive of the policy. */
  what: string;
  /** Where, the innermost place first: `address:line:column`. */
  places: readonly string[];
}

const mostPlaces = 20;
const longestText = 300;

/** Errors of the browser and of the loader name code; any other's words may repeat what somebody has typed. */
const spoken = new Set(['TypeError', 'ReferenceError', 'LoadError']);

/** `TypeError: x is not a function` as it is, `Error: no such customer: Ann` by its name alone. */
export function describeError(text: string): string {
  const [, name = ''] = /^([A-Z]\w*)(?::|$)/.exec(text) ?? [];
  return spoken.has(name) ? text.split('\n', 1).join('').slice(0, longestText) : name || 'Error';
}

const place = /((?:https?:\/\/|\/)[^\s()]+?:\d+:\d+)/;

/** The places of a stack, whichever browser has written it. */
export const placesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => place.exec(line)?.[1] ?? [])
    .map((found) => found.replace(/[?#][^:]*/, ''))
    .slice(0, mostPlaces);

/** An address of another origin without what it asks for there; `inline`, `eval` and `data` are words. */
export const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address.slice(0, longestText);
