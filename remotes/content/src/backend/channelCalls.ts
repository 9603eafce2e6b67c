import { answerCall, type BackendCall, ok, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ChannelAnswer, ItemId } from '../api/schemas';
import { channelsKey } from './tables';

export const channelCalls: BackendCall[] = [
  answerCall(calls.connectChannel, {
    summary: 'Sign in to a channel again, so that it takes publications',
    input: ItemId,
    answer: ChannelAnswer,
    rejections: [404],
    subject: 'Channel',
    handle(store, { input: { id } }) {
      const channel = store.table(channelsKey).get(id);
      if (!channel) return unknown('channel');
      return ok({
        channel: channel.isConnected ? channel : store.table(channelsKey).put({ ...channel, isConnected: true }),
      });
    },
  }),
];
