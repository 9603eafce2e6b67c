import { call, type MockStore, Restored, type RestoreKind, RestoreRequest, type Row, type TableKey } from 'shared/api';
import { getRules, isAllowed } from '../abilities';
import { commentsKey } from '../blog/tables';
import { eventsKey } from '../calendar/tables';
import { ok, refuse } from '../core/answer';
import { type Binned, binKey, isRestorable } from '../core/bin';
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

const read = (row: Row, field: string): unknown => new Map<string, unknown>(Object.entries(row)).get(field);

const toKey = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** Brings one row back; null when there is none, or when another one has taken its place since. */
function restoreRow(store: MockStore, kind: Restorable, id: number): Binned | null {
  const bin = store.table(binKey);
  const entry = bin
    .all()
    .findLast(
      ({ table, row, ...binned }) =>
        table === kind.key.name &&
        read(row, kind.idField ?? 'id') === id &&
        isRestorable({ table, row, ...binned }, store.now()),
    );
  if (!entry) return null;
  const table = store.table(kind.key);
  const clashes = (row: Row) =>
    (kind.unique ?? []).some((field) => toKey(read(row, field)) === toKey(read(entry.row, field)));
  if (table.all().some(clashes)) return null;
  table.put(entry.row);
  bin.delete(entry.id);
  return entry;
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
    return ok({ restored: ids.filter((id) => restoreRow(store, restorable, id) !== null) });
  },
});
