import type { Layout, PlacedWidget } from './layout';

const isText = (value: unknown): value is string => typeof value === 'string';

const isPlaced = (value: unknown): value is PlacedWidget =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  isText(value.key) &&
  'size' in value &&
  isText(value.size) &&
  'settings' in value &&
  typeof value.settings === 'object' &&
  value.settings !== null &&
  Object.values(value.settings).every(isText);

const isLayout = (value: unknown): value is Layout =>
  typeof value === 'object' &&
  value !== null &&
  'widgets' in value &&
  Array.isArray(value.widgets) &&
  value.widgets.every(isPlaced) &&
  'removed' in value &&
  Array.isArray(value.removed) &&
  value.removed.every(isText);

/** An arrangement as a browser has kept it: null is the default, undefined is none that can be read. */
export function readLayout(text: string | null): Layout | null | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value === null || isLayout(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
