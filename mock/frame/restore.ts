import { call, type MockStore, Restored, type RestoreKind, RestoreRequest, type Row, type TableKey } from 'shared/api';
import { getRules, isAllowed } from '../abilities';
import { commentsKey } from '../blog/tables';
import { eventsKey } from '../calendar/tables';
import { ok, refuse } from '../core/answer';
import { bringBack, listBinned, readField } from '../core/bin';
import { cartKey, wishlistKey } from '../ecommerce/tables';
import { emailsKey } from '../email/tables';
import { invoicesKey } from '../invoices/tables';
import { tasksKey } from '../todo/tables';
import { usersKey } from '../users/tables';

interface Restorable {
  app: string;
  subject: string;
  key: TableKey<Row>;
  /** What the deleting call names a row by; its id unless told. */
  idField?: string;
  /** Fields that no two rows may share. */
  unique?: readonly string[];
}

const restorables: Record<RestoreKind, Restorable> = {
  email: { app: 'email', subject: 'Email', key: emailsKey },
  task: { app: 'todo', subject: 'Todo', key: tasksKey },
  event: { app: 'calendar', subject: 'Calendar', key: eventsKey },
  user: { app: 'users', subject: 'User', key: usersKey, unique: ['email', 'username'] },
  invoice: { app: 'invoices', subject: 'Invoice', key: invoicesKey },
  cart: { app: 'ecommerce', subject: 'Product', key: cartKey, idField: 'productId', unique: ['productId'] },
  wishlist: { app: 'ecommerce', subject: 'Product', key: wishlistKey, idField: 'productId', unique: ['productId'] },
  comment: { app: 'blog', subject: 'Blog', key: commentsKey },
};

/** What no other row may have, in a form to compare. */
const toUniqueValues = ({ unique = [] }: Restorable, row: Row): string[] =>
  unique.map((field) => `${field} ${readField(row, field)}`.toLowerCase());

/** Brings rows back, but those that are not there, or whose place another one has taken since; gives the ids of the others. */
function restoreRows(store: MockStore, kind: Restorable, ids: readonly number[]): number[] {
  const found = new Map(
    listBinned(store, kind.key).map((entry) => [readField(entry.row, kind.idField ?? 'id'), entry]),
  );
  const rows = kind.unique ? store.table(kind.key).all() : [];
  const taken = new Set(rows.flatMap((row) => toUniqueValues(kind, row)));
  return ids.filter((id) => {
    const entry = found.get(id);
    if (!entry) return false;
    const values = toUniqueValues(kind, entry.row);
    if (values.some((value) => taken.has(value))) return false;
    for (const value of values) taken.add(value);
    found.delete(id);
    bringBack(store, entry);
    return true;
  });
}

export const restore = call({
  method: 'POST',
  path: '/apps/restore',
  summary: 'Bring back what was deleted in the last 10 minutes, under its old ids and places',
  notes:
    'The ids are those that the deleting call took; of a cart or wishlist they are product ids. What cannot come back, because it is too old or because another record bears the same address or product by now, is left out of the answer. With a token: asks for the ability to delete what is brought back.',
  input: RestoreRequest,
  answer: Restored,
  needs: ({ kind }: { kind: RestoreKind }) => [restorables[kind].app],
  handle(store, { input: { kind, ids }, user }) {
    const restorable = restorables[kind];
    if (user && !isAllowed(getRules(user.role), 'delete', restorable.subject)) return refuse(403, 'Not allowed');
    return ok({ restored: restoreRows(store, restorable, ids) });
  },
});
