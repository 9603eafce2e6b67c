import { answerCall, type BackendStore, notificationTopic, ok, rejectStale, type z } from '@atrium/backend';
import { calls } from '../api/calls';
import { type ContentItem, type RejectionCode, Transition, TransitionAnswer } from '../api/schemas';
import { applyAction } from '../model/applied';
import type { Actor } from '../model/rights';
import { detailRejection, rejectionOf } from '../model/transition';
import { actorOf } from './actor';
import { lastEventOf, recordEvent } from './events';
import { toSubject } from './listed';
import { notifyStep } from './notifyPeople';
import { outcomeOf } from './publishing';
import { itemsKey } from './tables';
import { readVersion, saveVersion } from './versions';

type Step = z.output<typeof Transition>;

/** Longer than the 10 seconds of the toast, to allow for the call's way. */
const undoWindow = 20_000;

function undo(store: BackendStore, item: ContentItem, actor: Actor): ContentItem | RejectionCode {
  const last = lastEventOf(store, item.id);
  const isOwn = last?.actorId === actor.id && last.before && last.action !== 'undo';
  if (!last?.before || !isOwn || store.now() - Date.parse(last.at) > undoWindow) return 'nothingToUndo';
  if (last.version !== item.version) return 'nothingToUndo';
  return { ...item, ...last.before, updatedAt: new Date(store.now()).toISOString() };
}

/** Replaces newer work by the live version, as a version of its own, so that the newer work stays readable. */
function discard(store: BackendStore, item: ContentItem): ContentItem {
  const live = item.publishedVersion === null ? undefined : readVersion(store, item, item.publishedVersion);
  const version = item.version + 1;
  return {
    ...item,
    ...live?.snapshot,
    version,
    publishedVersion: version,
    status: 'published',
    session: null,
    failure: null,
    updatedAt: new Date(store.now()).toISOString(),
  };
}

function applyStep(store: BackendStore, item: ContentItem, step: Step, actor: Actor): ContentItem | RejectionCode {
  const { action } = step;
  const now = store.now();
  if (action === 'undo') return undo(store, item, actor);
  const subject = toSubject(store, item);
  const rejection = rejectionOf(action, subject, actor, now) ?? detailRejection(action, subject, step, now);
  if (rejection) return rejection;
  if (action === 'discard') return discard(store, item);
  const publishes = action === 'publishNow' || action === 'retry';
  return applyAction(action, item, step, now, publishes ? outcomeOf(store, item) : null);
}

/** Takes a step for one item and records it; otherwise the reason. */
export function moveItem(
  store: BackendStore,
  item: ContentItem,
  step: Step,
  actor: Actor,
): ContentItem | RejectionCode {
  const moved = applyStep(store, item, step, actor);
  if (typeof moved === 'string') return moved;
  const after = store.table(itemsKey).put(moved);
  if (after.version !== item.version) saveVersion(store, item, after, actor.id);
  recordEvent(store, { action: step.action, before: item, after, actorId: actor.id, reason: step.reason });
  notifyStep(store, step.action, after, { actorId: actor.id, reason: step.reason });
  return after;
}

export const transition = answerCall(calls.transition, {
  summary: 'A step of the workflow, for one item or many',
  notes:
    'Each id has its `rev` at the same place of `revs`. Of many, those that cannot are listed with the reason; one alone that has changed since is 409 with it.',
  input: Transition,
  answer: TransitionAnswer,
  action: 'update',
  rejections: [409],
  sends: [notificationTopic],
  handle(store, { input, user }) {
    const actor = actorOf(user);
    const answer: TransitionAnswer = { done: [], refused: [] };
    for (const [index, id] of input.ids.entries()) {
      const item = store.table(itemsKey).get(id);
      const stale = item && rejectStale(item, input.revs?.[index]);
      if (stale && input.ids.length === 1) return stale;
      const moved = !item ? 'gone' : stale ? 'stale' : moveItem(store, item, input, actor);
      if (typeof moved === 'string') answer.refused.push({ id, reason: moved });
      else answer.done.push(moved);
    }
    return ok(answer);
  },
});
