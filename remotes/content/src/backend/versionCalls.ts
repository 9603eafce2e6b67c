import { answerCall, type BackendCall, ok, reject, rejectStale, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ItemAnswer, ItemId, VersionList, VersionToRestore } from '../api/schemas';
import { applyEdit } from '../model/applied';
import { editRejection } from '../model/transition';
import { actorOf } from './actor';
import { recordEvent } from './events';
import { itemsTable } from './itemTables';
import { settleItem } from './settleItem';
import { putItem } from './shownItems';
import { isTaken } from './slugs';
import { listVersions, readVersion, saveVersion } from './versions';

export const versionCalls: BackendCall[] = [
  answerCall(calls.getVersions, {
    summary: 'The versions of an item, the newest first',
    input: ItemId,
    answer: VersionList,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { id } }) {
      const item = await store.table(itemsTable).get(id);
      return item ? ok({ versions: await listVersions(store, item) }) : unknown('item');
    },
  }),
  answerCall(calls.restoreVersion, {
    isSerializable: true,
    summary: 'Write an earlier version again: as the newest one, so that nothing of the others is lost',
    notes: 'The item keeps its present address where another item has that of the version by now.',
    input: VersionToRestore,
    answer: ItemAnswer,
    rejections: [404, 409],
    // Programs suggest.
    deniesApiTokens: true,
    async handle(store, { input: { id, version, rev }, user }) {
      const found = await store.table(itemsTable).get(id);
      // What was written last is a version, too, before it is replaced.
      const before = found && !rejectStale(found, rev) ? await settleItem(store, found) : found;
      const earlier = before && (await readVersion(store, before, version));
      if (!found || !before || !earlier) return unknown('version');
      const actor = actorOf(user);
      const reason = editRejection(before, actor);
      if (reason) return reject(reason === 'notAllowed' ? 403 : 400, 'It cannot be changed now', reason);
      const stale = rejectStale(found, rev);
      if (stale) return stale;
      const { slug } = (await isTaken(store, earlier.snapshot.slug, id)) ? before : earlier.snapshot;
      const edited = applyEdit(before, { ...earlier.snapshot, slug }, null, store.now());
      await saveVersion(store, before, edited, actor.id);
      const item = await putItem(store, before, edited);
      await recordEvent(store, {
        action: 'restoreVersion',
        before,
        after: item,
        actorId: actor.id,
        reason: String(version),
      });
      return ok({ item });
    },
  }),
];
