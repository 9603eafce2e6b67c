import { type BackendStore, notify } from '@atrium/backend';
import { calls } from '../api/calls';
import type { ContentItem, StepAction } from '../api/schemas';
import { readPerson } from './actor';

/** Notifications by type, as in the manifest, with their English text for other clients. */
const noticeTypes = {
  submitted: ['{{title}}: please review it', '{{name}} has submitted it.'],
  assigned: ['{{title}}: please review it', '{{name}} made you the reviewer.'],
  changesRequested: ['{{title}}: changes requested', '{{name}}: {{reason}}'],
  approved: ['{{title}} was approved', '{{name}} has approved it.'],
  published: ['{{title}} is live', 'Readers can see it now.'],
  failed: ['{{title}} could not be published', 'See the schedule for the reason; another attempt follows.'],
  bundleFailed: ['{{title}} did not go out', 'Nothing of it was published: “{{reason}}” is not ready.'],
  commented: ['{{title}}: a comment', '{{name}}: {{reason}}'],
} as const;

type NoticeType = keyof typeof noticeTypes;

interface Notice {
  what: NoticeType;
  item: Pick<ContentItem, 'id' | 'title'>;
  to: readonly (number | null)[];
  /** Actor; null: the system. Actors are not notified. */
  actorId: number | null;
  reason?: string | null | undefined;
  /** Absent: the item. */
  link?: string;
  /** The comment that begins the thread which an answer by email belongs to; absent: an answer begins one. */
  thread?: number;
}

/** Notifies the people concerned, except the actor. */
export async function notifyPeople(
  store: BackendStore,
  { what, item, to, actorId, reason, link, thread }: Notice,
): Promise<void> {
  const people = [...new Set(to)].filter((id): id is number => id !== null && id !== actorId);
  if (people.length === 0) return;
  const params: Record<string, string> = {
    title: item.title,
    name: (await readPerson(store, actorId))?.fullName ?? 'Atrium',
    reason: reason ?? '',
  };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => params[name] ?? '');
  const [title, text] = noticeTypes[what];
  notify(store, {
    to: people,
    kind: what === 'failed' ? 'system' : 'review',
    code: `content.${what}`,
    params,
    title: fill(title),
    text: fill(text),
    link: link ?? `/content/items/${item.id}`,
    // An answer by email is a comment.
    reply: {
      path: calls.addComment.path,
      input: { itemId: item.id, ...(thread !== undefined && { replyTo: thread }) },
      field: 'text',
    },
  });
}

export async function notifyStep(
  store: BackendStore,
  action: StepAction | 'run',
  item: ContentItem,
  by: Pick<Notice, 'actorId' | 'reason'>,
): Promise<void> {
  const notice = noticeOf(action, item);
  if (notice) await notifyPeople(store, { ...notice, item, ...by });
}

function noticeOf(
  action: StepAction | 'run',
  { authorId, reviewerId, status }: ContentItem,
): Pick<Notice, 'what' | 'to'> | null {
  if (action === 'submit') return { what: 'submitted', to: [reviewerId] };
  if (action === 'requestChanges') return { what: 'changesRequested', to: [authorId] };
  if (action === 'approve') return { what: 'approved', to: [authorId] };
  const publishes = action === 'run' || action === 'publishNow' || action === 'retry';
  if (publishes && status === 'published') return { what: 'published', to: [authorId] };
  if (publishes && status === 'failed') return { what: 'failed', to: [authorId, reviewerId] };
  return null;
}
