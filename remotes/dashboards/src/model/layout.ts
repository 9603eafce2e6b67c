/** Same as in `OverviewPage.module.css`. */
const gap = 16;
const unit = 35;
const row = 40;
/** Height of a list's head and padding. */
const around = 66;

/** Numbers and charts are as high as a list of three. */
const usualUnits = 4;

/** Grid rows of a widget: lists as many as their rows need. */
export function boxUnits({
  rows,
  extraRows = 0,
}: {
  rows?: number | undefined;
  extraRows?: number | undefined;
}): number {
  if (rows === undefined) return usualUnits;
  return Math.max(usualUnits, Math.ceil((around + (rows + extraRows) * row + gap) / (unit + gap)));
}

const columns: Record<string, number> = { small: 3, medium: 4, wide: 8, full: 12 };

const columnsOf = (size: string): number => columns[size] ?? 4;

export const sortSizes = (sizes: readonly string[]): string[] =>
  sizes.toSorted((one, other) => columnsOf(one) - columnsOf(other));

/** Next larger or smaller size; the same at either end. */
export function sizeBeside(sizes: readonly string[], size: string, by: number): string {
  const sorted = sortSizes(sizes);
  return sorted[sorted.indexOf(size) + by] ?? size;
}

export function nearestSize(sizes: readonly string[], share: number): string | undefined {
  const distance = (size: string) => Math.abs(columnsOf(size) / 12 - share);
  return sizes.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Widget offered by an app: the key `<app>/<slot entry>`, and its possible sizes. */
export interface WidgetOffer {
  key: string;
  /** The first is the default. */
  sizes: readonly string[];
  /** Roles that have it by default; absent: all. */
  roles?: readonly string[] | undefined;
}

export interface PlacedWidget {
  key: string;
  size: string;
  settings: Record<string, string>;
}

/** Arranged overview; widgets in neither list are new. */
export interface Layout {
  widgets: PlacedWidget[];
  removed: string[];
}

const place = ({ key, sizes }: WidgetOffer): PlacedWidget => ({ key, size: sizes[0] ?? 'medium', settings: {} });

export const firstLayout = (offers: readonly WidgetOffer[], role: string): Layout => {
  const isMeant = ({ roles }: WidgetOffer) => !roles || roles.includes(role);
  return {
    widgets: offers.filter(isMeant).map(place),
    removed: offers.filter((one) => !isMeant(one)).map(({ key }) => key),
  };
};

export function completeLayout(stored: Layout, offers: readonly WidgetOffer[], role: string): Layout {
  const isKnown = ({ key }: WidgetOffer) =>
    stored.removed.includes(key) || stored.widgets.some((widget) => widget.key === key);
  const added = firstLayout(
    offers.filter((offer) => !isKnown(offer)),
    role,
  );
  return { widgets: [...stored.widgets, ...added.widgets], removed: [...stored.removed, ...added.removed] };
}

export function moveTo({ widgets, removed }: Layout, key: string, target: string): Layout {
  const moved = widgets.find((widget) => widget.key === key);
  const place = widgets.findIndex((widget) => widget.key === target);
  if (!moved || place === -1) return { widgets, removed };
  const others = widgets.filter((widget) => widget !== moved);
  return { widgets: [...others.slice(0, place), moved, ...others.slice(place)], removed };
}

/** Moves a widget among the visible ones; hidden ones stay in place. */
export function moveBy(layout: Layout, key: string, by: number, visible: readonly string[]): Layout {
  const target = visible[visible.indexOf(key) + by];
  return target === undefined ? layout : moveTo(layout, key, target);
}

const change = (layout: Layout, key: string, changed: (widget: PlacedWidget) => PlacedWidget): Layout => ({
  ...layout,
  widgets: layout.widgets.map((widget) => (widget.key === key ? changed(widget) : widget)),
});

export const resize = (layout: Layout, key: string, size: string): Layout =>
  change(layout, key, (widget) => ({ ...widget, size }));

export const choose = (layout: Layout, key: string, setting: string, value: string): Layout =>
  change(layout, key, (widget) => ({ ...widget, settings: { ...widget.settings, [setting]: value } }));

export const takeAway = ({ widgets, removed }: Layout, key: string): Layout => ({
  widgets: widgets.filter((widget) => widget.key !== key),
  removed: [...removed, key],
});

export const add = ({ widgets, removed }: Layout, offer: WidgetOffer): Layout => ({
  widgets: [...widgets, place(offer)],
  removed: removed.filter((key) => key !== offer.key),
});

/** Equality of layouts; null is the default. */
export const isSameLayout = (one: Layout | null, other: Layout | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
