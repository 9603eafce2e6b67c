/** FNV-1a, 32 bits: spreads short texts evenly, and is the same in every browser for ever. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * Does an account have what an app rolls out to so many per cent? An account that is among them stays so when they become
 * more; and another app's rollout reaches other accounts first, so that nobody tries everything.
 */
export const isAmong = (percent: number, app: string, account: string | undefined): boolean =>
  account !== undefined && hashOf(`${app}:${account}`) % 10_000 < percent * 100;
