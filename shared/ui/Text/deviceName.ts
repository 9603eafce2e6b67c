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

/** What a browser says of itself, as people call it: "Firefox · Windows"; empty for what is unknown. */
export const deviceName = (userAgent: string): string =>
  [browsers, systems].flatMap((kinds) => kinds.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? []).join(' · ');
