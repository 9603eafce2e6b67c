import type { BlogComment } from '../api/blog/schemas';

export interface CommentThread {
  comment: BlogComment;
  replies: CommentThread[];
}

/** Comments with replies, in the given order; a reply to a deleted comment starts a thread. */
export function commentThreads(comments: readonly BlogComment[]): CommentThread[] {
  const threads = new Map<number, CommentThread>();
  for (const comment of comments) threads.set(comment.id, { comment, replies: [] });
  const roots: CommentThread[] = [];
  for (const thread of threads.values()) {
    const { replyTo, id } = thread.comment;
    const parent = replyTo === null || replyTo === id ? undefined : threads.get(replyTo);
    (parent?.replies ?? roots).push(thread);
  }
  return roots;
}
