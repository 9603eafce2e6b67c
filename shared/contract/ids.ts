/** Longer ones do not fit into file names and class names that are made of them. */
const maxLength = 40;

/** Words that an app cannot be called, each with what it means already. */
const reserved: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'a command of the release tool': [
      ...[
        'all',
        'allow',
        'check',
        'disable',
        'disallow',
        'help',
        'list',
        'promote',
        'prune',
        'remove',
        'repair',
        'undo',
        'rollback',
        'watch',
        'withdraw',
      ],
      ...['next', 'stable'],
    ],
    'a part of the product': [
      ...[
        'api',
        'auth',
        'base',
        'build',
        'contract',
        'faults',
        'frame',
        'gallery',
        'guest',
        'h',
        'kit',
        'mock',
        'people',
      ],
      ...['new-app', 'remotes', 'runtime', 'search', 'server', 'settings', 'shared', 'shell', 'standalone'],
      ...['testing', 'tools', 'unknown'],
    ],
    'an address of the shell’s own calls': ['counts', 'due', 'restore'],
    'a place of the shell': ['navbar', 'overlay'],
    'who tells what is new of the product itself': ['system'],
    'a part of the core': ['audit', 'branding', 'emails', 'feeds', 'notices', 'push', 'scim', 'services', 'webhooks'],
    'where the server keeps emails that leave': ['outbox'],
  }).flatMap(([meaning, words]) => words.map((word): [string, string] => [word, meaning])),
);

/** Device names of Windows, where no folder can have such a name. */
const isDevice = (id: string): boolean => /^(aux|con|nul|prn|(com|lpt)\d)$/.test(id);

/**
 * Why an app cannot be called so, in a sentence; undefined when it can. The build, the release tool and the page ask the
 * same rule: an id is a key of the store, a namespace of texts, a folder, a prefix of classes and a word of the tools.
 */
export function idIssue(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `The id "${id}" is not in kebab case (small letters, digits, hyphens).`;
  if (id.length > maxLength) return `The id "${id}" is longer than ${maxLength} characters.`;
  if (id in Object.prototype) return `The id "${id}" is reserved: it is a property of every object.`;
  const meaning = isDevice(id) ? 'a device on Windows' : reserved.get(id);
  return meaning && `The id "${id}" is reserved: it is ${meaning}.`;
}
