interface Report {
  what: string;
  at: string;
  page: string;
  places: readonly string[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A value is a report, or a line of the server's log with one as `report`. */
function toReport(value: unknown): Report[] {
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

/** Reads a report, a list of them, or the lines of a log, most of which are about something else. */
export function readReports(text: string): Report[] {
  const whole = parse(text);
  return (whole === undefined ? text.split('\n').map(parse) : [whole].flat()).flatMap(toReport);
}

export interface BuiltPlace {
  /** `shell`, or the id of an app. */
  name: string;
  release: string;
  file: string;
  line: number;
  column: number;
}

const shape = /\/(?:shell|remotes\/([a-z][a-z0-9-]*))\/([^/\s]+)\/([^/\s]+\.js):(\d+):(\d+)$/;

/** Parses an address with line and column; undefined for one outside of the releases. */
export function readPlace(address: string): BuiltPlace | undefined {
  const [found, name = 'shell', release = '', file = '', line, column] = shape.exec(address) ?? [];
  return found ? { name, release, file, line: Number(line), column: Number(column) } : undefined;
}
