export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** City of a zone: `Europe/Lisbon` is Lisbon. */
export const zoneName = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** True for a zone that the browser knows, such as `Europe/Lisbon`. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
