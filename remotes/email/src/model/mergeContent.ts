import { contentFields, type MailContent } from './composition';

export interface Merged {
  content: MailContent;
  theirs: MailContent;
  /** New base of comparison: their content, with the former base in conflicting parts. */
  base: MailContent;
  isConflict: boolean;
}

/** Compares people and files by value: API results are new objects. */
const isEqual = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Three-way merge of a draft, part by part; in conflicts the own part stays. */
export function mergeContent(base: MailContent, mine: MailContent, theirs: MailContent): Merged {
  const taken: Partial<MailContent> = {};
  const before: Partial<MailContent> = {};
  const mergeField = <Part extends keyof MailContent>(part: Part) => {
    if (isEqual(theirs[part], base[part]) || isEqual(theirs[part], mine[part])) return;
    if (isEqual(mine[part], base[part])) taken[part] = theirs[part];
    else before[part] = base[part];
  };
  for (const part of contentFields) mergeField(part);
  const content = { ...mine, ...taken };
  const same = contentFields
    .filter((part) => isEqual(theirs[part], content[part]))
    .map((part) => [part, content[part]]);
  const known = { ...theirs, ...Object.fromEntries(same) };
  return { content, theirs: known, base: { ...known, ...before }, isConflict: Object.keys(before).length > 0 };
}
