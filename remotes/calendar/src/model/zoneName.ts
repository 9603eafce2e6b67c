/** A zone by the place that stands for it: `Europe/Lisbon` is Lisbon. */
export const zoneName = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
