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

export interface Unsent {
  /** Null is the default. */
  layout: Layout | null;
  /** Version of the account's layout that it is based on. */
  version: number;
}

export const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'layout' in value &&
  (value.layout === null || isLayout(value.layout)) &&
  'version' in value &&
  typeof value.version === 'number';

/** Stored layout; undefined if missing or unreadable. */
export function readUnsent(text: string | null): Unsent | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isUnsent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
