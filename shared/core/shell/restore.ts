import { answerCall, type BackendStore, ok, type Person, reject, rejectField } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { binKey } from '@atrium/backend/engine';
import { coreCalls } from '../api';
import { Restored, RestoreRequest } from '../api/schemas';

const listDeleters = (store: BackendStore): string[] => [
  ...new Set(
    store
      .table(binKey)
      .all()
      .map(({ app }) => app),
  ),
];

export const createRestoreCall = (catalog: () => BackendCatalog) => {
  const isAllowed = (store: BackendStore, user: Person | null, subject: string | null) =>
    subject === null || store.permissions.allows(user, 'delete', subject);

  return answerCall(coreCalls.restore, {
    summary: 'Bring back what was deleted in the last 10 minutes, under its old ids and places',
    notes:
      'The ids are those that the deleting call took. What cannot come back is left out of the answer: it is too old, or its place is taken. Asks for the ability to delete it.',
    input: RestoreRequest,
    answer: Restored,
    rejections: [400],
    // One call restores as many as one call can delete by filter.
    maxElements: 10_000,
    needs: (_input, store) => listDeleters(store),
    async handle(store, { input: { kind, ids }, user }) {
      for (const id of catalog().idsOf(() => true)) {
        const backend = catalog().loaded(id);
        const restorable = backend?.restores?.[kind];
        if (!backend || !restorable) continue;
        if (!isAllowed(store, user, restorable.subject ?? backend.subject)) return reject(403, 'Not allowed');
        const { restoreRows } = await import(/* webpackChunkName: "mock-later" */ './restoreRows');
        return ok({ restored: restoreRows(store, restorable, ids, user) });
      }
      return listDeleters(store).length > 0
        ? rejectField('kind', 'Nothing of this kind can come back.')
        : ok({ restored: [] });
    },
  });
};
