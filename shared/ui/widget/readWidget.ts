/** How a person has placed a widget: its size, and what they chose of its settings. */
export interface WidgetPlace {
  size: string | undefined;
  settings: Readonly<Record<string, string | undefined>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads what a slot says of the place of a widget; what it does not say is left out. */
export function readWidget(data: unknown): WidgetPlace {
  const { size, settings } = isRecord(data) ? data : {};
  const chosen = Object.entries(isRecord(settings) ? settings : {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { size: typeof size === 'string' ? size : undefined, settings: Object.fromEntries(chosen) };
}

/** How many rows a widget shows: what was chosen as its setting `rows`, or else so many. */
export function readWidgetRows(data: unknown, usual: number): number {
  const rows = Number(readWidget(data).settings.rows);
  return Number.isInteger(rows) && rows > 0 ? rows : usual;
}
