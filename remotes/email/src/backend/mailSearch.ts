import { and, asc, type BackendStore, eq, gt, gte, has, lt, lte, ne, or, toFilter, type Where } from '@atrium/backend';
import type { Email, EmailInContext } from '../api/schemas';
import { folderOf, readQuery } from '../model/mailQuery';
import { momentOf } from '../model/snooze';
import { matchAll } from './mailMatch';
import { type EmailColumn, emailsTable, newestFirst } from './tables';

interface View {
  folder?: string | null;
  label?: string | null;
  q?: string | null;
}

type Condition = Where<EmailColumn>;

function inFolder(folder: string): Condition {
  if (folder === 'anywhere') return and();
  if (folder === '') return ne('folder', 'trash');
  if (folder === 'starred') return and<EmailColumn>(eq('isStarred', true), ne('folder', 'trash'));
  return eq('list', folder);
}

/** Emails of a list. No folder means the inbox, an empty one all but the trash; a search may name another. */
export function inView({ folder, label, q }: View, now: number): Condition {
  const terms = readQuery(q ?? '');
  const named = folderOf(terms);
  const wanted = toFilter(label);
  return and<EmailColumn>(
    inFolder(named === 'all' ? '' : (named ?? folder?.trim() ?? 'inbox')),
    wanted !== undefined && has('labels', wanted),
    matchAll(
      terms.filter(({ field, isNot }) => field !== 'in' || isNot),
      now,
    ),
  );
}

const isNamed = (value: string | null | undefined) => value !== undefined && value !== null;

const oldestFirst = [asc<EmailColumn>('moment'), asc<EmailColumn>('id')];

/**
 * Neighbour of an email in time, which need not be in the list itself: the list in view, else all emails. The previous one
 * is older.
 */
export function findNeighbour(
  store: BackendStore,
  email: Email,
  view: View,
  direction: 'previous' | 'next',
): Promise<Email | undefined> {
  const isInView = isNamed(view.folder) || isNamed(view.label) || isNamed(view.q);
  const isPrevious = direction === 'previous';
  const isBeyond = isPrevious ? lt : gt;
  const moment = momentOf(email);
  return store.table(emailsTable).first({
    where: and<EmailColumn>(
      isInView && inView(view, store.now()),
      // What the other two have in common: where an index is entered.
      isPrevious ? lte('moment', moment) : gte('moment', moment),
      or<EmailColumn>(
        isBeyond<EmailColumn>('moment', moment),
        and<EmailColumn>(eq('moment', moment), isBeyond('id', email.id)),
      ),
    ),
    orderBy: isPrevious ? newestFirst : oldestFirst,
  });
}

export async function toContext(store: BackendStore, email: Email, view: View): Promise<EmailInContext> {
  const [previous, next] = await Promise.all([
    findNeighbour(store, email, view, 'previous'),
    findNeighbour(store, email, view, 'next'),
  ]);
  return { ...email, hasPreviousMail: previous !== undefined, hasNextMail: next !== undefined };
}
