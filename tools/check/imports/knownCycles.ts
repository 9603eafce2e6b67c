/** Folders whose subfolders import each other in a circle and are being untied. Nothing may be added here. */
export const knownCycles: ReadonlySet<string> = new Set([
  'mock',
  'remotes/chat/src',
  'remotes/email/src',
  'shared',
  'shell/src',
]);
