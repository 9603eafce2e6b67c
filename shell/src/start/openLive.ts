import type { OpenChangeStream } from '@atrium/sdk/page';

/** Message of the leader tab to the others: changed apps, null for all, or a rejected token. */
type ChangeEvent = readonly string[] | null | string;

const isChangeEvent = (data: unknown): data is ChangeEvent =>
  data === null || Array.isArray(data) || typeof data === 'string';

/** Follows changes made elsewhere. Most of its code is loaded only where a server answers. */
export const openLive: OpenChangeStream = (page) => {
  const begun = page.clock.now();
  const ending = new AbortController();
  // Opened at once: while the code loads, another tab may already broadcast.
  const channel = new BroadcastChannel('atrium-live');
  const apply = (news: ChangeEvent) => {
    if (typeof news === 'string') page.onTokenRejected?.(news);
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
        { ...page, receive: broadcast, receiveAll: () => broadcast(null), onTokenRejected: broadcast },
        begun,
        ending.signal,
      ),
    )
    // Without it, data is refreshed on the next fetch only.
    .catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
};
