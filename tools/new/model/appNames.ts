import { overlap } from '../../../shared/contract/callPaths';
import { idIssue } from '../../../shared/contract/ids';
import type { AppManifest } from '../../../shared/contract/manifest';
import { isContested } from '../../../shared/contract/paths';

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

/** Why an app cannot be called so; undefined when it can. */
export function nameIssue(id: string | undefined, taken: ReadonlySet<string>): string | undefined {
  if (!id) return 'Give the new app an id: npm run new -- field-notes';
  if (taken.has(id)) return `There is an app "${id}" already.`;
  return idIssue(id);
}

/** App that owns the pages or calls that a new app of this id would start with; undefined if none does. */
export function addressIssue(id: string, others: readonly AppManifest[]): string | undefined {
  const path = `/apps/${id}`;
  const owner = others.find(
    ({ paths, backend }) =>
      paths.some((entry) => isContested(entry, { path, label: 'title' })) ||
      backend?.prefixes.some((prefix) => overlap(prefix, path)),
  );
  return owner && `The address ${path} is owned by ${owner.id}: choose another id.`;
}

const template = namesOf('new-app');

/** A text of the template with the names of the app; file names too. */
export const named = (text: string, { id, pascal, camel, title }: AppNames): string =>
  text
    .replaceAll(template.id, id)
    .replaceAll(template.pascal, pascal)
    .replaceAll(template.camel, camel)
    .replaceAll(template.title, title);
