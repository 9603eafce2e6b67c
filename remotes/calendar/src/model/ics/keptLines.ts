import { contentLine, maxLineLength, maxLines } from '../../api/choices';
import type { IcsComponent } from './components';
import type { IcsProperty } from './contentLines';

/** Properties that the fields of an event hold, or that an export writes anew. */
const ownNames = new Set(
  'UID DTSTART DTEND DURATION RRULE EXDATE RDATE EXRULE RECURRENCE-ID SUMMARY LOCATION DESCRIPTION URL DALARM AALARM MALARM PALARM X-ALT-DESC'.split(
    ' ',
  ),
);

const maxLength = 30_000;

interface Kept {
  lines: string[];
  /** Names of properties that are too long to keep. */
  lost: string[];
}

/** Has an inline file or another value that no calendar keeps as text. */
const isBinary = ({ params }: IcsProperty) =>
  params.get('ENCODING')?.toUpperCase() === 'BASE64' || params.get('VALUE')?.toUpperCase() === 'BINARY';

function keepLines(lines: readonly string[], kept: Kept): boolean {
  const length = [...kept.lines, ...lines].reduce((sum, line) => sum + line.length, 0);
  if (kept.lines.length + lines.length > maxLines || length > maxLength) return false;
  if (lines.some((line) => line.length > maxLineLength || !contentLine.test(line))) return false;
  kept.lines.push(...lines);
  return true;
}

const linesOf = ({ name, properties, components }: IcsComponent): string[] => [
  `BEGIN:${name}`,
  ...properties.map(({ line }) => line),
  ...components.flatMap(linesOf),
  `END:${name}`,
];

/**
 * Content lines of an event that no field of it holds, such as CATEGORIES or CLASS, so that an export writes them again;
 * `alarms` are those that are no reminders here.
 */
export function keptLinesOf({ properties, components }: IcsComponent, alarms: readonly IcsComponent[]): Kept {
  const kept: Kept = { lines: [], lost: [] };
  for (const property of properties) {
    if (ownNames.has(property.name) || property.value.trim() === '') continue;
    if (isBinary(property) || !keepLines([property.line], kept)) kept.lost.push(property.name);
  }
  const others = components.filter(({ name, isComplete }) => name !== 'VALARM' && isComplete);
  for (const part of [...alarms, ...others]) if (!keepLines(linesOf(part), kept)) kept.lost.push(part.name);
  return { lines: kept.lines, lost: [...new Set(kept.lost)] };
}

/** Value of a kept property; blank if there is none. */
export const keptValue = (lines: readonly string[] | undefined, name: string): string =>
  lines
    ?.find((line) => line.length > name.length && new RegExp(`^${name}[;:]`, 'i').test(line))
    ?.replace(/^[^:]*:/, '')
    .trim() ?? '';
