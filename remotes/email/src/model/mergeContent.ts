import { contentFields, type MailContent } from './composition';

export interface Merged {
  content: MailContent;
  /** Theirs, with what is equal in both as the same object. */
  theirs: MailContent;
  /** The same, but what was there before both in the parts that clash: what mine is a change of from now on. */
  base: MailContent;
  /** Both have written on the same part, each something else. */
  isConflict: boolean;
}

/** People and files compare by their values: what comes from the API is never the same object. */
const isEqual = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Merges two changes of one draft, part by part; where both changed the same part, mine stays. */
export function mergeContent(base: MailContent, mine: MailContent, theirs: MailContent): Merged {
  const taken: Partial<MailContent> = {};
  const before: Partial<MailContent> = {};
  const take = <Part extends keyof MailContent>(part: Part) => {
    if (isEqual(theirs[part], base[part]) || isEqual(theirs[part], mine[part])) return;
    if (isEqual(mine[part], base[part])) taken[part] = theirs[part];
    else before[part] = base[part];
  };
  for (const part of contentFields) take(part);
  const content = { ...mine, ...taken };
  const same = contentFields
    .filter((part) => isEqual(theirs[part], content[part]))
    .map((part) => [part, content[part]]);
  const known = { ...theirs, ...Object.fromEntries(same) };
  return { content, theirs: known, base: { ...known, ...before }, isConflict: Object.keys(before).length > 0 };
}
