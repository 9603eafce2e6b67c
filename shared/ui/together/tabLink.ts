import type { DocumentLink } from './documentLink';

type TabMessage = { update: string } | { presence: string } | { isHello: true };

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && ('update' in data || 'presence' in data || 'isHello' in data);

/** Links the tabs of one browser, where the document is kept in the browser, too. */
export function createTabLink(name: string, ask: DocumentLink['ask']): DocumentLink {
  let channel: BroadcastChannel | undefined;
  const post = (message: TabMessage) => channel?.postMessage(message);
  return {
    ask,
    tell: (update) => post({ update }),
    present: (presence) => post({ presence }),
    open({ onConnected, onUpdate, onPresence, onHello }) {
      const opened =
        typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`atrium-document-${name}`);
      channel = opened;
      opened?.addEventListener('message', ({ data }) => {
        if (!isMessage(data)) return;
        if ('update' in data) onUpdate(data.update);
        else if ('presence' in data) onPresence(data.presence);
        else onHello();
      });
      queueMicrotask(() => {
        post({ isHello: true });
        onConnected();
      });
      return () => {
        channel = undefined;
        opened?.close();
      };
    },
  };
}
