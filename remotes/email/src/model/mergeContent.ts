import { contentParts, type MailContent } from './composition';

interface Merged {
  content: MailContent;
  /** Both have written on the same part, each something else. */
  isClash: boolean;
}

/** People and files compare by their values: what comes from the API is never the same object. */
const isEqual = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** What two have made of one draft, part by part; where both changed one, mine is left in place. */
export function mergeContent(base: MailContent, mine: MailContent, theirs: MailContent): Merged {
  const taken: Partial<MailContent> = {};
  let isClash = false;
  const take = <Part extends keyof MailContent>(part: Part) => {
    if (isEqual(theirs[part], base[part]) || isEqual(theirs[part], mine[part])) return;
    if (isEqual(mine[part], base[part])) taken[part] = theirs[part];
    else isClash = true;
  };
  for (const part of contentParts) take(part);
  return { content: { ...mine, ...taken }, isClash };
}
