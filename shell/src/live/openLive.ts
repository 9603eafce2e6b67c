import type { OpenChangeStream } from '@atrium/sdk/page';

/** What the tab that follows tells the others: whose data is new, that all may be, or a token that counts no more. */
type News = readonly string[] | null | string;

const isNews = (data: unknown): data is News => data === null || Array.isArray(data) || typeof data === 'string';

/** Follows what other machines change. Most of its code is fetched where a server answers alone. */
export const openLive: OpenChangeStream = (page) => {
  const begun = page.clock.now();
  const ending = new AbortController();
  // From the very start: while code is on its way, another tab may hear of something.
  const channel = new BroadcastChannel('atrium-live');
  const take = (news: News) => {
    if (typeof news === 'string') page.onTokenRejected?.(news);
    else if (news) page.receive(news);
    else page.receiveAll();
  };
  channel.addEventListener('message', ({ data }) => {
    if (isNews(data)) take(data);
  });
  const tell = (news: News) => {
    channel.postMessage(news);
    take(news);
  };
  import('./followInTurn')
    .then(({ followInTurn }) =>
      followInTurn(
        { ...page, receive: tell, receiveAll: () => tell(null), onTokenRejected: tell },
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
