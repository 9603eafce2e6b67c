import type { OpenLive } from 'shared/runtime/page';

/** What the tab that follows tells the others: whose data is new, or that all may be. */
export type News = readonly string[] | null;

const isNews = (data: unknown): data is News => data === null || Array.isArray(data);

/** Follows what other machines change. Most of its code is fetched where a server answers alone. */
export const openLive: OpenLive = (page) => {
  const begun = page.clock.now();
  const ending = new AbortController();
  // From the very begin: while code is on its way, another tab may hear of something.
  const channel = new BroadcastChannel('atrium-live');
  const take = (news: News) => (news ? page.receive(news) : page.receiveAll());
  channel.addEventListener('message', ({ data }) => {
    if (isNews(data)) take(data);
  });
  const tell = (news: News) => {
    channel.postMessage(news);
    take(news);
  };
  import('./followInTurn')
    .then(({ followInTurn }) =>
      followInTurn({ ...page, receive: tell, receiveAll: () => tell(null) }, begun, ending.signal),
    )
    // Without it the page shows what is new when it is asked for.
    .catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
};
