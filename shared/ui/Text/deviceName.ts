const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const;

/** Readable name of a user agent: "Firefox · Windows"; empty if unknown. */
export const deviceName = (userAgent: string): string =>
  [browsers, systems].flatMap((kinds) => kinds.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? []).join(' · ');
