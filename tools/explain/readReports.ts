/** What of a report is explained. */
interface ReadReport {
  what: string;
  at: string;
  page: string;
  places: readonly string[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The report in a value: itself, or what a line of the server's log holds as `report`. */
function toReport(value: unknown): ReadReport[] {
  if (typeof value !== 'object' || value === null) return [];
  const { report = value }: { report?: unknown } = value;
  const { what, at, page, places }: Record<string, unknown> = Object(report);
  if (!Array.isArray(places)) return [];
  return [{ what: textOf(what), at: textOf(at), page: textOf(page), places: places.map(textOf) }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reports of a file: one, a list of them, or the lines of a log, of which any may be of something else. */
export function readReports(text: string): ReadReport[] {
  const whole = parse(text);
  return (whole === undefined ? text.split('\n').map(parse) : [whole].flat()).flatMap(toReport);
}
