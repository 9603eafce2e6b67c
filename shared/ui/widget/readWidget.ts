/** A person's placement of a widget: its size and chosen settings. */
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

/** Number of rows of a widget: its setting `rows`, or the default. */
export function readWidgetRows(data: unknown, usual: number): number {
  const rows = Number(readWidget(data).settings.rows);
  return Number.isInteger(rows) && rows > 0 ? rows : usual;
}
