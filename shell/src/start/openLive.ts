import type { OpenLive } from '@atrium/sdk/page';

/** What the tab that follows tells the others: whose data is new, that all may be, or a token that counts no more. */
type ChangeEvent = readonly string[] | null | string;

const isChangeEvent = (data: unknown): data is ChangeEvent =>
  data === null || Array.isArray(data) || typeof data === 'string';

/** Follows what other machines change. Most of its code is fetched where a server answers alone. */
export const openLive: OpenLive = (page) => {
  const begun = page.clock.now();
  const ending = new AbortController();
  // From the very start: while code is on its way, another tab may hear of something.
  const channel = new BroadcastChannel('atrium-live');
  const apply = (news: ChangeEvent) => {
    if (typeof news === 'string') page.refuse?.(news);
    else if (news) page.receive(news);
    else page.receiveAll();
  };
  channel.addEventListener('message', ({ data }) => {
    if (isChangeEvent(data)) apply(data);
  });
  const broadcast = (news: ChangeEvent) => {
    channel.postMessage(news);
    apply(news);
  };
  import('./followChanges')
    .then(({ followAsLeader }) =>
      followAsLeader(
        { ...page, receive: broadcast, receiveAll: () => broadcast(null), refuse: broadcast },
        begun,
        ending.signal,
      ),
    )
    // Without it the page shows what is new when it is asked for.
    .catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
};
