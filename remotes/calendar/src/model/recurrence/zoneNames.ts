export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone by the place that stands for it: `Europe/Lisbon` is Lisbon. */
export const zoneName = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Does the browser know a zone of that name, such as `Europe/Lisbon`? */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
