import type { InputOf } from '@atrium/contract';
import type { calls } from '../api/calls';
import { contentApi } from '../api/contentApi';
import type { ItemQuery, ListedItem, ScheduleQuery } from '../api/schemas';
import { foresee, foreseeInPage, foreseeInPlan } from '../model/foreseen';

type Step = InputOf<typeof calls.transition>;
type State = Parameters<typeof contentApi.util.selectInvalidatedBy>[0];

const { getItems, getSchedule } = contentApi.endpoints;

function findLists(state: State) {
  const kept = contentApi.util.selectInvalidatedBy(state, ['Item']);
  const queriesOf = <Query>(name: string): Query[] =>
    kept.filter(({ endpointName }) => endpointName === name).map(({ originalArgs }) => originalArgs);
  return { pages: queriesOf<ItemQuery>('getItems'), spans: queriesOf<ScheduleQuery>('getSchedule') };
}

/** Patches that apply a step in every list, as far as its outcome is known. */
export function patchLists(state: State, { ids, action, scheduledAt, zone }: Step) {
  const { pages, spans } = findLists(state);
  const lists = [
    ...pages.map((query) => getItems.select(query)(state).data?.items),
    ...spans.map((span) => getSchedule.select(span)(state).data?.items),
  ];
  const known = new Map(lists.flatMap((items) => items ?? []).map((item) => [item.id, item]));
  const after = ids
    .map((id) => known.get(Number(id)))
    .map((item) => item && foresee(item, action, { scheduledAt, zone }, Date.now()))
    .filter((item): item is ListedItem => Boolean(item));
  if (after.length === 0) return [];
  return [
    ...pages.map((query) =>
      contentApi.util.updateQueryData('getItems', query, (page) => {
        for (const item of after) foreseeInPage(page, query, item);
      }),
    ),
    ...spans.map((span) =>
      contentApi.util.updateQueryData('getSchedule', span, (plan) => {
        for (const item of after) foreseeInPlan(plan, span, item);
      }),
    ),
  ];
}
