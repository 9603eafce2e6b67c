/** How an app is called in its various places. */
export interface AppNames {
  /** `field-notes`: its folder, its paths, its texts. */
  id: string;
  /** `FieldNotes`: its subject of the ability. */
  pascal: string;
  /** `fieldNotes`: its api. */
  camel: string;
  /** `Field notes`: for people. */
  title: string;
}

const words = (id: string) => id.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function namesOf(id: string): AppNames {
  const pascal = words(id).map(capital).join('');
  return {
    id,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: capital(words(id).join(' ')),
  };
}

const longest = 40;

/** Words that are taken: parts of the frame, and what a folder of remotes cannot be called. */
const reserved = new Set(['shell', 'shared', 'mock', 'tools', 'kit', 'runtime', 'new-app']);

/** Why an app cannot be called so; undefined when it can. */
export function idProblem(id: string | undefined, taken: ReadonlySet<string>): string | undefined {
  if (!id) return 'Give the new app an id: npm run new -- field-notes';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `"${id}" is no id: small letters and digits, words joined by hyphens, like field-notes.`;
  if (id.length > longest) return `"${id}" is longer than ${longest} characters.`;
  if (taken.has(id)) return `There is an app "${id}" already.`;
  if (reserved.has(id)) return `"${id}" is taken by a part of the product.`;
  return undefined;
}

const template = namesOf('new-app');

/** A text of the template with the names of the app; file names too. */
export const named = (text: string, { id, pascal, camel, title }: AppNames): string =>
  text
    .replaceAll(template.id, id)
    .replaceAll(template.pascal, pascal)
    .replaceAll(template.camel, camel)
    .replaceAll(template.title, title);
