import type { ChatFile, ChatMessage, ChatQuote } from '../api/messageSchemas';
import { ownId } from '../api/ownId';

export interface Outgoing {
  /** Local key until the API assigns an id; makes resending idempotent. */
  key: string;
  message: string;
  time: string;
  files?: ChatFile[];
  quote?: ChatQuote;
  state: 'sending' | 'failed';
  /** Reason of the rejection, if the API gave one. */
  reason?: 'blocked' | undefined;
}

/** `seen`: by the contact. */
type MessageState = 'sent' | 'seen' | Outgoing['state'];

export interface MessageItem extends Omit<ChatMessage, 'senderId'> {
  kind: 'message';
  key: string;
  isOwn: boolean;
  /** First and last message of a group by one person; both for a single message. */
  isFirst: boolean;
  isLast: boolean;
  state: MessageState;
  reason?: Outgoing['reason'];
}

export type ThreadItem =
  | MessageItem
  | { kind: 'day'; key: string; time: string }
  | { kind: 'unread'; key: string; count: number };

export const isMessage = (item: ThreadItem | undefined): item is MessageItem => item?.kind === 'message';

/** Pause that ends a group of messages, in milliseconds. */
const pause = 5 * 60_000;

type Said = Omit<MessageItem, 'isFirst' | 'isLast'> & { day: string; at: number };

interface Marks {
  unseen: UnseenMark | undefined;
  seenTime: string | undefined;
}

/**
 * Rendered conversation, oldest first: days, groups by person, and the start of the unread.
 * @param marks number of messages unseen on opening, and the last one that the contact has seen
 */
export function threadItems(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  { unseen, seenTime }: Marks,
): ThreadItem[] {
  const all = [...messages.map(toItem), ...outgoing.map(toOutgoingItem)];
  const items: ThreadItem[] = [];
  all.forEach(({ day, at, ...item }, index) => {
    const said = { ...item, day, at };
    const before = all[index - 1];
    const after = all[index + 1];
    if (before?.day !== day) items.push({ kind: 'day', key: `day ${day}`, time: item.time });
    const beginsUnseen = unseen !== undefined && item.time === unseen.from;
    if (beginsUnseen) items.push({ kind: 'unread', key: 'unread', count: unseen.count });
    const isSeen = item.isOwn && item.state === 'sent' && seenTime !== undefined && item.time <= seenTime;
    items.push({
      ...item,
      state: isSeen ? 'seen' : item.state,
      isFirst: beginsUnseen || !before || !isInOneGo(before, said),
      isLast: !after || !isInOneGo(said, after) || after.time === unseen?.from,
    });
  });
  return items;
}

/** In a thread of thousands, most messages are unchanged at the next render. */
const known = new WeakMap<ChatMessage, Said>();

function toItem(message: ChatMessage): Said {
  const found = known.get(message);
  if (found) return found;
  const { senderId, ...rest } = message;
  const item: Said = {
    ...rest,
    kind: 'message',
    key: message.time,
    isOwn: senderId === ownId,
    state: 'sent',
    ...dayOf(message.time),
  };
  known.set(message, item);
  return item;
}

const toOutgoingItem = (outgoing: Outgoing): Said => ({
  kind: 'message',
  ...outgoing,
  isOwn: true,
  ...dayOf(outgoing.time),
});

function dayOf(time: string): { day: string; at: number } {
  const date = new Date(time);
  return { day: date.toDateString(), at: date.getTime() };
}

const isInOneGo = (one: Said, other: Said) =>
  one.isOwn === other.isOwn && one.day === other.day && other.at - one.at < pause;

/** Start of the unseen messages, by the time of the first, and their number. */
interface UnseenMark {
  from: string;
  count: number;
}

/** Start of the last `count` messages of the other person; undefined when there are none. */
export function markUnseen(messages: readonly ChatMessage[], count: number): UnseenMark | undefined {
  if (count < 1) return undefined;
  const from = messages.filter(({ senderId }) => senderId !== ownId).at(-count);
  return from && { from: from.time, count };
}

/**
 * Message to edit with the up arrow: none while the last one is being sent, because an older one would be edited
 * instead. Failed ones, which wait for a retry, are skipped.
 */
export function lastOwn(items: readonly ThreadItem[]): MessageItem | undefined {
  const last = items.filter(isMessage).findLast(({ isOwn, state }) => isOwn && state !== 'failed');
  return last?.state === 'sending' ? undefined : last;
}
