import type { Channel, ContentItem } from '../api/schemas';
import type { Outcome } from './applied';
import { missingOf } from './transition';

type Channels = readonly Pick<Channel, 'id' | 'name' | 'isConnected'>[];

/** The first channel of an item that takes nothing, because its sign-in has expired. */
export const signedOutOf = ({ channelIds }: Pick<ContentItem, 'channelIds'>, channels: Channels) =>
  channelIds
    .flatMap((id) => channels.find((channel) => channel.id === id) ?? [])
    .find(({ isConnected }) => !isConnected);

/** Outcome of publishing an item now: null if nothing prevents it. */
export function outcomeOf(item: ContentItem, channels: Channels): Outcome {
  const missing = missingOf(item);
  if (missing) return { code: 'incomplete', message: missing };
  const signedOut = signedOutOf(item, channels);
  return signedOut ? { code: 'channelSignedOut', message: signedOut.name } : null;
}
