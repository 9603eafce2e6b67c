/** Folders whose subfolders import each other in a circle and are being untied. Nothing may be added here. */
export const knownCycles: ReadonlySet<string> = new Set([
  'mock',
  'remotes/calendar/src',
  'remotes/email/src',
  'remotes/todo/src',
  'shared',
  'shell/src',
]);
