import {
  and,
  answerCall,
  type BackendStore,
  desc,
  gte,
  notificationTopic,
  ok,
  oneOf,
  rejectStale,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type Channel,
  type ContentItem,
  type ContentText,
  type RejectionCode,
  Transition,
  TransitionAnswer,
} from '../api/schemas';
import { applyAction } from '../model/applied';
import { outcomeOf } from '../model/outcome';
import type { Actor } from '../model/rights';
import { detailRejection, rejectionOf } from '../model/transition';
import { actorOf } from './actor';
import { readFit } from './customTypes';
import { recordEvent } from './events';
import { itemsTable, shownItemsTable } from './itemTables';
import { countBlocking, toSubject } from './listed';
import { notifyStep } from './notifyPeople';
import { settleItem } from './settleItem';
import { putItem } from './shownItems';
import { channelsTable, documentsTable, eventsTable, type StoredEvent } from './tables';
import { rejectLanguage } from './translations';
import { saveVersion, textOfItem } from './versions';

type Step = z.output<typeof Transition>;

/** Steps by which something comes to readers, or is let to: an assistant prepares them, and a person takes them. */
const toReaders: ReadonlySet<Step['action']> = new Set(['approve', 'publishNow', 'schedule', 'retry']);

/** Longer than the 10 seconds of the toast, to allow for the call's way. */
const undoWindow = 20_000;

/** The rest that decides over a step of an item. */
interface Facts {
  blockingComments: number;
  channels: readonly Channel[];
  /** Tells what its fields lack. */
  fit: (item: ContentItem) => ContentItem;
  /** Its last event, for `undo`. */
  last: StoredEvent | undefined;
  /** For `discard`. */
  live: ContentText | undefined;
}

/** Reads what a step of some items depends on, for all of them at once. */
export async function readFacts(
  store: BackendStore,
  ids: readonly number[],
  action?: Step['action'],
): Promise<(id: number) => Facts> {
  const since = new Date(store.now() - undoWindow).toISOString();
  const [blocking, channels, fit, events, shown] = await Promise.all([
    countBlocking(store, ids),
    store.table(channelsTable).find(),
    readFit(store),
    action === 'undo'
      ? store.table(eventsTable).find({ where: and(oneOf('itemId', ids), gte('at', since)), orderBy: [desc('id')] })
      : [],
    action === 'discard' ? store.table(shownItemsTable).getMany(ids) : [],
  ]);
  const texts = new Map(shown.map((item) => [item.id, textOfItem(item)]));
  return (id) => ({
    blockingComments: blocking.get(id) ?? 0,
    channels,
    fit,
    last: events.find(({ itemId }) => itemId === id),
    live: texts.get(id),
  });
}

function undo(item: ContentItem, { last }: Facts, actor: Actor, now: number): ContentItem | RejectionCode {
  const isOwn = last?.actorId === actor.id && last.before && last.action !== 'undo';
  if (!last?.before || !isOwn || last.version !== item.version) return 'nothingToUndo';
  return { ...item, ...last.before, updatedAt: new Date(now).toISOString() };
}

/** Replaces newer work by the live version, as a version of its own, so that the newer work stays readable. */
function discard(item: ContentItem, { live }: Facts, now: number): ContentItem {
  const version = item.version + 1;
  return {
    ...item,
    ...live,
    version,
    publishedVersion: version,
    status: 'published',
    session: null,
    failure: null,
    updatedAt: new Date(now).toISOString(),
  };
}

function applyStep(
  item: ContentItem,
  step: Step,
  actor: Actor,
  facts: Facts,
  now: number,
): ContentItem | RejectionCode {
  const { action } = step;
  if (action === 'undo') return undo(item, facts, actor, now);
  const subject = toSubject(facts.fit(item), facts.blockingComments);
  const rejection = rejectionOf(action, subject, actor, now) ?? detailRejection(action, subject, step, now);
  if (rejection) return rejection;
  if (action === 'discard') return discard(item, facts, now);
  const publishes = action === 'publishNow' || action === 'retry';
  return applyAction(action, item, step, now, publishes ? outcomeOf(facts.fit(item), facts.channels) : null);
}

/** Takes a step for one item and records it; otherwise the reason. */
export async function moveItem(
  store: BackendStore,
  item: ContentItem,
  step: Step,
  actor: Actor,
  facts: Facts,
): Promise<ContentItem | RejectionCode> {
  const moved = applyStep(item, step, actor, facts, store.now());
  if (typeof moved === 'string') return moved;
  const comesBack = item.status === 'archived' && moved.status !== 'archived';
  // Another translation has been begun meanwhile.
  if (comesBack && (await rejectLanguage(store, item, item.locale))) return 'languageTaken';
  if (moved.version !== item.version) await saveVersion(store, item, moved, actor.id);
  const after = await putItem(store, item, moved);
  await recordEvent(store, { action: step.action, before: item, after, actorId: actor.id, reason: step.reason });
  await notifyStep(store, step.action, after, { actorId: actor.id, reason: step.reason });
  return after;
}

/** The same for an item with all that was written; a text that is too long for it is not handed in without the rest. */
async function moveSettled(
  store: BackendStore,
  item: ContentItem,
  step: Step,
  actor: Actor,
  facts: Facts,
): Promise<ContentItem | RejectionCode> {
  const document = step.action === 'submit' ? await store.table(documentsTable).get(item.id) : undefined;
  return document && document.issues.length > 0 ? 'textTooLong' : moveItem(store, item, step, actor, facts);
}

export const transition = answerCall(calls.transition, {
  summary: 'A step of the workflow, for one item or many',
  notes:
    'Each id has its `rev` at the same place of `revs`. Of many, those that cannot are listed with the reason; one alone that has changed since is 409 with it.',
  input: Transition,
  answer: TransitionAnswer,
  action: 'update',
  deniesAssistants: ({ action }: Partial<Step>) => action === undefined || toReaders.has(action),
  rejections: [409],
  sends: [notificationTopic],
  async handle(store, { input, user }) {
    const actor = actorOf(user);
    const answer: TransitionAnswer = { done: [], refused: [] };
    const [found, factsOf] = await Promise.all([
      store.table(itemsTable).getMany(input.ids),
      readFacts(store, input.ids, input.action),
    ]);
    const items = new Map(found.map((item) => [item.id, item]));
    for (const [index, id] of input.ids.entries()) {
      const item = items.get(id);
      const stale = item && rejectStale(item, input.revs?.[index]);
      if (stale && input.ids.length === 1) return stale;
      const moved = !item
        ? 'gone'
        : stale
          ? 'stale'
          : await moveSettled(store, await settleItem(store, item), input, actor, factsOf(id));
      if (typeof moved === 'string') answer.refused.push({ id, reason: moved });
      else {
        answer.done.push(moved);
        items.set(id, moved);
      }
    }
    return ok(answer);
  },
});
