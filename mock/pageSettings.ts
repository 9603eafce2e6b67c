import type { MockSettings } from './settings';

const names = ['latency', 'failureRate', 'failureStatus'] as const;

/**
 * Settings of the demo in the page's address: `?demo.latency=800`, … Kept for the tab, since the address
 * changes with the first click.
 * @param search the query that the page was opened with, where the host has kept it
 */
export function readPageSettings(search?: string): Partial<MockSettings> {
  if (typeof window === 'undefined') return {};
  const query = new URLSearchParams(search ?? window.location.search);
  const settings: Partial<MockSettings> = {};
  for (const name of names) {
    const key = `demo.${name}`;
    const asked = query.get(key) ?? read(key);
    const value = Number(asked);
    if (!asked || !Number.isFinite(value) || value < 0) continue;
    settings[name] = value;
    write(key, asked);
  }
  return settings;
}

/** A private window may have no storage: then the address alone counts. */
function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {}
}
