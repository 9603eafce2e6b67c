/** Filter of a list by one field: some values, or all but these. */
export interface FilterChoice {
  isNot: boolean;
  values: readonly string[];
}

/** From one end to the other, both of them in; without an end everything on that side. */
export interface FilterRange {
  from?: string;
  to?: string;
}

const dots = '..';

/** Reads `active,pending` or, for all but these, `!active,pending`: a filter as addresses and calls hold it. */
export function readChoice(text: string | null | undefined): FilterChoice {
  const given = text?.trim() ?? '';
  const isNot = given.startsWith('!');
  const values = (isNot ? given.slice(1) : given).split(',').map((value) => value.trim());
  return { isNot, values: values.filter(Boolean) };
}

/** Undefined where nothing is filtered. */
export const writeChoice = ({ isNot, values }: FilterChoice): string | undefined =>
  values.length > 0 ? `${isNot ? '!' : ''}${values.join(',')}` : undefined;

/** Reads `2026-01-01..2026-01-31`, `100..` or `..100`; one value alone is both ends. */
export function readRange(text: string | null | undefined): FilterRange {
  const given = text?.trim() ?? '';
  const [from = '', to = from] = given.includes(dots) ? given.split(dots) : [given];
  return { ...(from && { from }), ...(to && { to }) };
}

/** Undefined where nothing is filtered. */
export const writeRange = ({ from = '', to = '' }: FilterRange): string | undefined =>
  from || to ? `${from}${dots}${to}` : undefined;
