import type { ChatMessage, ChatPicture } from '../api/schemas';

/** Oneself among the senders. */
export const ownId = 11;

/** A message of one's own that has not arrived yet. */
export interface Outgoing {
  /** Names it until the API does. */
  key: string;
  message: string;
  time: string;
  picture?: ChatPicture | undefined;
  state: 'sending' | 'failed';
}

export interface MessageItem {
  kind: 'message';
  key: string;
  message: string;
  time: string;
  picture?: ChatPicture | undefined;
  isOwn: boolean;
  /** Whether it begins or ends what one person said in one go; both for a single message. */
  isFirst: boolean;
  isLast: boolean;
  state: 'sent' | Outgoing['state'];
}

export type ThreadItem =
  | MessageItem
  | { kind: 'day'; key: string; time: string }
  | { kind: 'unread'; key: string; count: number };

/** How long a pause ends what is said in one go, in milliseconds. */
const pause = 5 * 60_000;

const dayOf = (time: string) => new Date(time).toDateString();

/**
 * A conversation as it is drawn, oldest first: days, what one person says in one go, and where the unread begins.
 * @param unseen how many of the last messages of the other one were not seen when the conversation was opened
 */
export function threadItems(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  unseen: UnseenMark | undefined,
): ThreadItem[] {
  const all = [...messages.map(toItem), ...outgoing.map(toOutgoingItem)];
  const items: ThreadItem[] = [];
  all.forEach((item, index) => {
    const before = all[index - 1];
    const after = all[index + 1];
    if (!before || dayOf(before.time) !== dayOf(item.time)) {
      items.push({ kind: 'day', key: `day ${dayOf(item.time)}`, time: item.time });
    }
    const beginsUnseen = unseen !== undefined && item.time === unseen.from;
    if (beginsUnseen) items.push({ kind: 'unread', key: 'unread', count: unseen.count });
    items.push({
      ...item,
      isFirst: beginsUnseen || !before || !isInOneGo(before, item),
      isLast: !after || !isInOneGo(item, after) || after.time === unseen?.from,
    });
  });
  return items;
}

type Said = Omit<MessageItem, 'isFirst' | 'isLast'>;

const toItem = ({ message, time, picture, senderId }: ChatMessage): Said => ({
  kind: 'message',
  key: time,
  message,
  time,
  picture,
  isOwn: senderId === ownId,
  state: 'sent',
});

const toOutgoingItem = (outgoing: Outgoing): Said => ({ kind: 'message', ...outgoing, isOwn: true });

const isInOneGo = (one: Said, other: Said) =>
  one.isOwn === other.isOwn &&
  dayOf(one.time) === dayOf(other.time) &&
  Date.parse(other.time) - Date.parse(one.time) < pause;

/** Where the unseen messages begin, by the time of the first, and how many they were. */
interface UnseenMark {
  from: string;
  count: number;
}

/** Where the last `count` messages of the other one begin; undefined when there are none. */
export function markUnseen(messages: readonly ChatMessage[], count: number): UnseenMark | undefined {
  if (count < 1) return undefined;
  const from = messages.filter(({ senderId }) => senderId !== ownId).at(-count);
  return from && { from: from.time, count };
}
