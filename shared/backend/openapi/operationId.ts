import type { AppBackend, BackendCall } from '..';

const toCamel = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');

const verbs: Readonly<Record<BackendCall['method'], RegExp>> = {
  GET: /^(get|find|search)$/,
  POST: /./,
  DELETE: /^(delete|remove|clear)$/,
};

/** A name for a call that has none: `GET /api/people/{id}` is `getPeopleId`. */
function nameOfPath({ method, path }: BackendCall): string {
  const [, , ...below] = path.split('/');
  const words = below
    .join('-')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean);
  return toCamel(verbs[method].test(words[0] ?? '') ? words : [method.toLowerCase(), ...words]);
}

/**
 * The id of a call's operation, which clients that are generated name their methods by: `todo_addTask`. Ids of apps make it
 * unique over all of them.
 */
export function operationIdOf({ id, api }: AppBackend, call: BackendCall): string {
  const named = Object.entries(api?.calls ?? {}).find(
    ([, { method, path }]) => method === call.method && path === call.path,
  );
  const name = named?.[0] ?? nameOfPath(call);
  return `${toCamel(id.split('-'))}_${toCamel(name.split('-'))}`;
}
