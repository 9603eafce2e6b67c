import { toPlainText } from '@atrium/contract/values';

/** Too short to tell a slip from another word. */
const minLength = 4;

/**
 * Is a word typed with one slip the beginning of another one? Another letter, one too many or too few, or two in each other's
 * place. A search asks this of every word there is, so most are ruled out by their first two letters.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < minLength || word.length < typed.length - 1) return false;
  const isSameStart = typed[0] === word[0];
  if (!isSameStart && typed[1] !== word[1] && typed[0] !== word[1] && typed[1] !== word[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const rest = typed.slice(start + 1);
  // Another letter, or none at all; one too many; one too few.
  if (word.startsWith(rest, start + 1) || word.startsWith(rest, start)) return true;
  if (word.startsWith(typed.slice(start), start + 1)) return true;
  const isSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return isSwapped && word.startsWith(typed.slice(start + 2), start + 2);
}

/** One search result; its texts are the choice of its group. */
export interface SearchHit {
  title: string;
  link: string;
  /** Of a page, the id of its search entry; else of a record. */
  id?: number | string;
  target?: string;
  isBookmarked?: boolean;
  icon?: string;
  /** Author. */
  by?: string;
  /** Bytes. */
  size?: number;
  email?: string;
  img?: string | null;
  /** `YYYY-MM-DD`. */
  date?: string | null;
}

export interface SearchGroup {
  groupTitle: string;
  /** Hits shown at first. */
  searchLimit: number;
  /** Number of matches, where `data` holds the best of them alone. */
  total?: number;
  /** Address of the app's list of all matches. */
  more?: string;
  data: SearchHit[];
}

/** A test that text is in one of some fields, in any case and with or without accents; true for all without text. */
export function createSearch(q: string | null | undefined): (...fields: readonly string[]) => boolean {
  const wanted = toPlainText(q?.trim() ?? '');
  if (!wanted) return () => true;
  return (...fields) => fields.some((field) => toPlainText(field).includes(wanted));
}
