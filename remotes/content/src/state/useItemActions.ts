import type { AnswerOf, InputOf } from '@atrium/contract';
import { optimistically, readApiError, request } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { calls } from '../api/calls';
import { contentApi, useUpdateItemMutation } from '../api/contentApi';
import type { ContentItem, StepAction } from '../api/schemas';
import type { Details } from '../model/transition';

type Step = InputOf<typeof calls.transition>;

/** Workflow steps: lists show them at once, and roll back after a rejection. */
const stepApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    transition: build.mutation<AnswerOf<typeof calls.transition>, Step>({
      query: (step) => request(calls.transition, step),
      // After a rejection too: somebody else was first, and the screen shows the current state.
      invalidatesTags: ['Item'],
      // Loaded with the first step that somebody takes.
      onQueryStarted: async (step, call) => {
        const { patchLists } = await import('./patchLists');
        await optimistically(call, patchLists(call.getState(), step));
      },
    }),
  }),
});

const { useTransitionMutation } = stepApi;

type Moved = Pick<ContentItem, 'id' | 'rev' | 'title'>;

export interface ItemActions {
  isBusy: boolean;
  /** @returns true if it succeeded for all of them */
  runStep: (action: StepAction, items: readonly Moved[], details?: Details) => Promise<boolean>;
  assign: (item: Moved, reviewerId: number) => Promise<boolean>;
}

const undoSeconds = 10;

/** Workflow steps of items, each with a toast about its outcome and Undo. */
export function useItemActions(): ItemActions {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [transition, { isLoading }] = useTransitionMutation();
  const [updateItem] = useUpdateItemMutation();

  const reportError = (error: unknown) => {
    const { status, message } = readApiError(error);
    if (status === 409) toast.error(t('rejection.stale'));
    else toast.error(message || t('failedAction'));
  };

  const runStep: ItemActions['runStep'] = async (action, items, details = {}) => {
    const { data, error } = await transition({
      ids: items.map(({ id }) => id),
      revs: items.map(({ rev }) => rev),
      action,
      ...details,
    });
    if (error || !data) {
      reportError(error);
      return false;
    }
    for (const { id, reason } of data.refused) {
      const title = items.find((item) => item.id === id)?.title ?? '';
      toast.error(t('rejected', { title, reason: t(`rejection.${reason}`) }));
    }
    const [first] = data.done;
    if (!first) return false;
    const hasFailed = first.status === 'failed' && (action === 'retry' || action === 'publishNow');
    if (hasFailed) toast.error(t('publishFailed', { title: first.title }));
    else
      toast.success(t(`done.${action}`, { title: first.title, count: data.done.length }), {
        duration: undoSeconds,
        ...(action !== 'undo' && { action: { label: t('undo'), onClick: () => void runStep('undo', data.done) } }),
      });
    return data.refused.length === 0;
  };

  const assign: ItemActions['assign'] = async ({ id, rev, title }, reviewerId) => {
    const { error } = await updateItem({ id, rev, reviewerId });
    if (error) reportError(error);
    else toast.success(t('assigned', { title }));
    return !error;
  };

  return { isBusy: isLoading, runStep, assign };
}
