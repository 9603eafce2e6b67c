import type { TextQuote } from '@atrium/contract/text';
import type { ContentComment } from '../api/schemas';

interface Answered {
  id: number;
  replyTo?: number | null | undefined;
}

export interface CommentThread<Comment> {
  comment: Comment;
  replies: CommentThread<Comment>[];
}

/** Comments with replies, in the given order; a reply to a deleted comment starts a thread. */
export function commentThreads<Comment extends Answered>(comments: readonly Comment[]): CommentThread<Comment>[] {
  const threads = new Map<number, CommentThread<Comment>>();
  for (const comment of comments) threads.set(comment.id, { comment, replies: [] });
  const roots: CommentThread<Comment>[] = [];
  for (const thread of threads.values()) {
    const { replyTo, id } = thread.comment;
    const parent = typeof replyTo !== 'number' || replyTo === id ? undefined : threads.get(replyTo);
    (parent?.replies ?? roots).push(thread);
  }
  return roots;
}

/** Words that threads are about, with the number of the thread. */
export function quotesOf(comments: readonly ContentComment[]) {
  return commentThreads(comments).flatMap(({ comment: { quote, context, isResolved } }, index) =>
    quote ? [{ exact: quote, ...context, number: index + 1, isResolved }] : [],
  );
}

/** A quote as it is kept while its comment is written; '' for none. */
export const writeQuote = (quote: TextQuote | null): string => (quote ? JSON.stringify(quote) : '');

const isText = (value: unknown): value is string => typeof value === 'string';

/** Null for none, and for what an earlier release has kept. */
export function readQuote(kept: string): TextQuote | null {
  try {
    const { exact, prefix, suffix, start }: Record<keyof TextQuote, unknown> = JSON.parse(kept);
    if (!isText(exact) || !isText(prefix) || !isText(suffix) || typeof start !== 'number') return null;
    return { exact, prefix, suffix, start };
  } catch {
    return null;
  }
}
