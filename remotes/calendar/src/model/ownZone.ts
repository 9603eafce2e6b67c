/** The zone of the clock on this device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
