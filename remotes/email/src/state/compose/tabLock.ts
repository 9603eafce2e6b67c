/** Claims a name for this tab for as long as it is open; returns how to let go of it. */
export function holdLock(name: string): () => void {
  if (!('locks' in navigator)) return () => {};
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Waits where another tab has it, and may be closing.
  void navigator.locks.request(name, () => held);
  return () => release();
}

/** Does something while no other tab has claimed the name; nothing, where one still has it after a while. */
export async function whileFree(name: string, patience: number, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, work);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
