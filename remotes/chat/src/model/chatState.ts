import type { ChatFile, ChatQuote } from '../api/messageSchemas';
import type { Outgoing } from './threadItems';

export interface DraftFile {
  key: string;
  fileName: string;
  size: number;
  /** The stored file; undefined during upload. */
  file?: ChatFile;
}

export interface ChatState {
  drafts: Record<number, string>;
  files: Record<number, DraftFile[]>;
  replies: Record<number, ChatQuote>;
  edits: Record<number, { time: string; text: string }>;
  outgoing: Record<number, Outgoing[]>;
}

/** Difference between two states: kind and contact. */
type Change = readonly [kind: keyof ChatState, contactId: number];

const kinds = ['drafts', 'files', 'replies', 'edits', 'outgoing'] as const satisfies (keyof ChatState)[];

export const changesBetween = (before: ChatState, after: ChatState): Change[] =>
  kinds.flatMap((kind) => {
    const [was, is] = [before[kind], after[kind]];
    if (was === is) return [];
    const contacts = new Set([...Object.keys(was), ...Object.keys(is)].map(Number));
    return [...contacts].filter((id) => was[id] !== is[id]).map((id): Change => [kind, id]);
  });

/** State with some parts from another one; its other changes stay. */
export function merge(state: ChatState, from: ChatState, changes: readonly Change[]): ChatState {
  const mergeKind = <T>(
    kind: keyof ChatState,
    mine: Record<number, T>,
    theirs: Record<number, T>,
  ): Record<number, T> => {
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
    drafts: mergeKind('drafts', state.drafts, from.drafts),
    files: mergeKind('files', state.files, from.files),
    replies: mergeKind('replies', state.replies, from.replies),
    edits: mergeKind('edits', state.edits, from.edits),
    outgoing: mergeKind('outgoing', state.outgoing, from.outgoing),
  };
}

/**
 * State as another page resumes it. Messages in transit have an unknown outcome, which the person decides. Unfinished
 * uploads are dropped.
 */
export const stopped = ({ files, outgoing, ...rest }: ChatState): ChatState => ({
  ...rest,
  files: mapValues(files, (all) => all.filter(({ file }) => file)),
  outgoing: mapValues(outgoing, (all) => all.map((message) => ({ ...message, state: 'failed' as const }))),
});

/** State of another tab as this one adopts it, except for deliveries, which this tab knows itself. */
export function followed(state: ChatState, stored: ChatState): ChatState {
  const known = new Map(
    Object.values(state.outgoing)
      .flat()
      .map((message) => [message.key, message]),
  );
  return {
    ...stored,
    outgoing: mapValues(stored.outgoing, (all) => all.map((message) => known.get(message.key) ?? message)),
  };
}

function mapValues<T>(record: Record<number, T[]>, change: (value: T[]) => T[]): Record<number, T[]> {
  const entries = Object.entries(record).map(([id, value]) => [id, change(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0));
}
