import { TabStore } from './TabStore';
import { readTabAddress } from './tabAddress';

/**
 * The choices of this tab: those it was left with, and what its address asks for, which is then taken out of it.
 * @returns the choices, and overrides that the address asks for and that cannot be read
 */
export function openTab(storage: Storage): { tab: TabStore; malformed: readonly string[] } {
  const tab = new TabStore(storage);
  const { isSafe, channel, overrides, malformed, rest } = readTabAddress(location.search);
  const choices = tab.get();
  const isAsked = isSafe || channel || malformed.length > 0 || Object.keys(overrides).length > 0;
  if (!isAsked) return { tab, malformed };
  tab.change({
    isSafe: isSafe || choices.isSafe,
    channel: channel ?? choices.channel,
    overrides: { ...choices.overrides, ...overrides },
    ...(isSafe ? { on: [] } : {}),
  });
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return { tab, malformed };
}
