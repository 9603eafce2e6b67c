import { TabStore } from './TabStore';

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

interface TabAddress {
  isSafe: boolean;
  channel: string | null;
  overrides: Readonly<Record<string, string>>;
  /** Overrides that cannot be read, as they were written. */
  malformed: readonly string[];
  /** The query without all that. */
  rest: string;
}

/** `stable`, `next`, or the name of a preview. */
const channelName = /^[a-z0-9][a-z0-9-]{0,39}$/;

const names = ['override', 'safe', 'channel'];

function readOverride(text: string): [app: string, origin: string] | undefined {
  const [, app, address] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (!app || !address || !URL.canParse(address)) return undefined;
  const { protocol, origin, href } = new URL(address);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? [app, origin] : undefined;
}

/** Reads `?override=email@http://localhost:3101`, `?safe` and `?channel=next` out of a query. */
export function readTabAddress(search: string): TabAddress {
  const asked = new URLSearchParams(search);
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  const texts = asked.getAll('override');
  const channel = asked.get('channel') ?? '';
  return {
    isSafe: asked.has('safe'),
    channel: channelName.test(channel) ? channel : null,
    overrides: Object.fromEntries(texts.map(readOverride).filter((override) => override !== undefined)),
    malformed: texts.filter((text) => readOverride(text) === undefined),
    rest: rest.size ? `?${rest}` : '',
  };
}
