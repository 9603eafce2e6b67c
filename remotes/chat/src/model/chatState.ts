import type { ChatFile, ChatQuote } from '../api/messageSchemas';
import type { Outgoing } from './threadItems';

/** A file that was chosen for the next message. */
export interface DraftFile {
  key: string;
  fileName: string;
  size: number;
  /** As the API keeps it; absent while it is on its way there. */
  file?: ChatFile;
}

/** Unsent drafts, files and messages, by contact. */
export interface ChatState {
  drafts: Record<number, string>;
  files: Record<number, DraftFile[]>;
  /** The message that the next one answers. */
  replies: Record<number, ChatQuote>;
  /** A message of one's own with its new words. */
  edits: Record<number, { time: string; text: string }>;
  outgoing: Record<number, Outgoing[]>;
}

/** A difference between two states: the kind and the contact. */
type Change = readonly [kind: keyof ChatState, contactId: number];

const kinds = ['drafts', 'files', 'replies', 'edits', 'outgoing'] as const satisfies (keyof ChatState)[];

/** Where a state is another than before. */
export const changesBetween = (before: ChatState, after: ChatState): Change[] =>
  kinds.flatMap((kind) => {
    const [was, is] = [before[kind], after[kind]];
    if (was === is) return [];
    const contacts = new Set([...Object.keys(was), ...Object.keys(is)].map(Number));
    return [...contacts].filter((id) => was[id] !== is[id]).map((id): Change => [kind, id]);
  });

/** A state with some parts as another one has them: what else was changed in it stays. */
export function takeOver(state: ChatState, from: ChatState, changes: readonly Change[]): ChatState {
  const take = <T>(kind: keyof ChatState, mine: Record<number, T>, theirs: Record<number, T>): Record<number, T> => {
    const result = { ...mine };
    for (const [changed, contactId] of changes) {
      if (changed !== kind) continue;
      const value = theirs[contactId];
      if (value === undefined) delete result[contactId];
      else result[contactId] = value;
    }
    return result;
  };
  return {
    drafts: take('drafts', state.drafts, from.drafts),
    files: take('files', state.files, from.files),
    replies: take('replies', state.replies, from.replies),
    edits: take('edits', state.edits, from.edits),
    outgoing: take('outgoing', state.outgoing, from.outgoing),
  };
}

/**
 * A state as another page goes on with it. Whether what was on its way has arrived is unknown there: the person decides.
 * A file that had not arrived is not there.
 */
export const stopped = ({ files, outgoing, ...rest }: ChatState): ChatState => ({
  ...rest,
  files: mapValues(files, (all) => all.filter(({ file }) => file)),
  outgoing: mapValues(outgoing, (all) => all.map((message) => ({ ...message, state: 'failed' as const }))),
});

/** What another tab has kept, as this one goes on with it: how far a message is, the tab knows that has it already. */
export function followed(state: ChatState, kept: ChatState): ChatState {
  const known = new Map(
    Object.values(state.outgoing)
      .flat()
      .map((message) => [message.key, message]),
  );
  return {
    ...kept,
    outgoing: mapValues(kept.outgoing, (all) => all.map((message) => known.get(message.key) ?? message)),
  };
}

function mapValues<T>(record: Record<number, T[]>, change: (value: T[]) => T[]): Record<number, T[]> {
  const entries = Object.entries(record).map(([id, value]) => [id, change(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0));
}
