import type { DatedTask } from '../../api/schemas';

/** What a page that shows days says of itself. */
export interface ShownDays {
  from: string;
  to: string;
  /** Takes what an app, named by its id, has on these days. */
  show: (app: string, items: DatedTask[]) => void;
}

const isFunction = (value: unknown): value is ShownDays['show'] => typeof value === 'function';

/** The days of another app's page; null for what is none. */
export function readDays(data: unknown): ShownDays | null {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('to' in data) || !('show' in data))
    return null;
  const { from, to, show } = data;
  return typeof from === 'string' && typeof to === 'string' && isFunction(show) ? { from, to, show } : null;
}
