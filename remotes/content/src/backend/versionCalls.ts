import { answerCall, type BackendCall, ok, reject, rejectStale, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ItemAnswer, ItemId, VersionList, VersionToRestore } from '../api/schemas';
import { applyEdit } from '../model/applied';
import { rejectionOf } from '../model/transition';
import { actorOf } from './actor';
import { recordEvent } from './events';
import { toSubject } from './listed';
import { lockedFor } from './locks';
import { itemsKey } from './tables';
import { listVersions, readVersion, saveVersion } from './versions';
import { isTaken } from './writeItems';

export const versionCalls: BackendCall[] = [
  answerCall(calls.getVersions, {
    summary: 'The versions of an item, the newest first',
    input: ItemId,
    answer: VersionList,
    action: 'update',
    rejections: [404],
    handle(store, { input: { id } }) {
      const item = store.table(itemsKey).get(id);
      return item ? ok({ versions: listVersions(store, item) }) : unknown('item');
    },
  }),
  answerCall(calls.restoreVersion, {
    summary: 'Write an earlier version again: as the newest one, so that nothing of the others is lost',
    notes: 'The item keeps its present address where another item has that of the version by now.',
    input: VersionToRestore,
    answer: ItemAnswer,
    rejections: [404, 409],
    lock: (store, { input, user }) => lockedFor(store, input.id, actorOf(user).id, input.session),
    handle(store, { input: { id, version, rev }, user }) {
      const before = store.table(itemsKey).get(id);
      const earlier = before && readVersion(store, before, version);
      if (!earlier) return unknown('version');
      const actor = actorOf(user);
      const reason = rejectionOf('edit', toSubject(store, before), actor, store.now());
      if (reason) return reject(reason === 'notAllowed' ? 403 : 400, 'It cannot be changed now', reason);
      const stale = rejectStale(before, rev);
      if (stale) return stale;
      const { slug } = isTaken(store, earlier.snapshot.slug, id) ? before : earlier.snapshot;
      const item = store.table(itemsKey).put(applyEdit(before, { ...earlier.snapshot, slug }, null, store.now()));
      saveVersion(store, before, item, actor.id);
      recordEvent(store, { action: 'restoreVersion', before, after: item, actorId: actor.id, reason: String(version) });
      return ok({ item });
    },
  }),
];
