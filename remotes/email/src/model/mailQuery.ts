/** Fields that a search can name, as in `from:ann`. */
export const queryFields = ['from', 'to', 'subject', 'has', 'is', 'label', 'in', 'before', 'after', 'larger'] as const;
export type QueryField = (typeof queryFields)[number];

/** One condition of a search: text, or the value of a field. */
export interface QueryTerm {
  field: QueryField | 'text';
  value: string;
  isNot: boolean;
}

const isField = (name: string): name is QueryField => queryFields.some((field) => field === name);

/** Name with a colon, and an optionally quoted value; an unclosed quote extends to the end. */
const part = /(-?)(?:([a-z]+):)?(?:"([^"]*)"?|([^\s"]+))/gi;

/**
 * Parses a search: words in any order, "exact phrases", -exclusions and fields. A field without a value has no effect.
 */
export function readQuery(text: string): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (const [whole, minus, name = '', quoted, plain] of text.matchAll(part)) {
    const field = name.toLowerCase();
    const value = (quoted ?? plain ?? '').trim().replace(/\s+/g, ' ');
    // A field that is still being typed has no effect yet.
    if (value === '' || (!name && value.endsWith(':') && isField(value.slice(0, -1).toLowerCase()))) continue;
    const isNot = minus === '-';
    if (isField(field) && isValue[field](value)) terms.push({ field, value, isNot });
    else if (isField(field) || !name) terms.push({ field: 'text', value, isNot });
    // Unknown names are text with a colon: `re:launch`.
    else terms.push({ field: 'text', value: whole.slice(isNot ? 1 : 0).replaceAll('"', ''), isNot });
  }
  return terms;
}

const isDay = (value: string) => dayOf(value, 0) !== undefined;

/** Valid values by field. Other values are searched as text, so that nothing is silently ignored. */
const isValue: Record<QueryField, (value: string) => boolean> = {
  from: () => true,
  to: () => true,
  subject: () => true,
  has: (value) => /^attachments?$/i.test(value),
  is: (value) => /^(?:un)?read$|^(?:un)?starred$/i.test(value),
  label: () => true,
  in: (value) => /^(?:inbox|archive|snoozed|starred|sent|draft|drafts|spam|trash|all|anywhere)$/i.test(value),
  before: isDay,
  after: isDay,
  larger: (value) => sizeOf(value) !== undefined,
};

const day = 86_400_000;

/** `2026-03-01`, `2026/3/1`, `2026-03`, `2026`, `today`, `yesterday`, `7d`: start of that day, in UTC. */
export function dayOf(value: string, now: number): number | undefined {
  const today = now - (now % day);
  if (/^today$/i.test(value)) return today;
  if (/^yesterday$/i.test(value)) return today - day;
  const [, back] = /^(\d{1,4})d$/i.exec(value) ?? [];
  if (back !== undefined) return today - Number(back) * day;
  const [, year, month = '1', date = '1'] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(value) ?? [];
  if (year === undefined) return undefined;
  const moment = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return new Date(moment).getUTCMonth() === Number(month) - 1 ? moment : undefined;
}

const units: Record<string, number> = { '': 1, k: 1e3, m: 1e6, g: 1e9 };

/** `500k`, `5M`, `5 MB` in quotes: bytes. */
export function sizeOf(value: string): number | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]?)b?$/i.exec(value) ?? [];
  return number === undefined ? undefined : Number(number) * (units[unit.toLowerCase()] ?? 1);
}

export const folderOf = (terms: readonly QueryTerm[]): string | undefined => {
  const named = terms.findLast(({ field, isNot }) => field === 'in' && !isNot)?.value.toLowerCase();
  return named === 'drafts' ? 'draft' : named;
};
