/** Holds a name for this tab while it is open; returns a function that releases it. */
export function holdLock(name: string): () => void {
  if (!('locks' in navigator)) return () => {};
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Waits for another tab that holds it and may be closing.
  void navigator.locks.request(name, () => held);
  return () => release();
}

/** Runs if no other tab holds the name; skipped if one still does after a while. */
export async function whileFree(name: string, patience: number, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, work);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
