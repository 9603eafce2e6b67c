/**
 * Ends this process with the one that started it. A signal to npm ends npm and its shell, and neither passes it on.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(0), 300).unref();
}
