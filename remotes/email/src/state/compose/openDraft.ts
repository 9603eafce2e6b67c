import type { Runtime } from '@atrium/sdk';
import { mailApi } from '../../api/mailApi';
import { contentOfDraft } from '../../model/draft';
import { composed, compositionsOf } from '../emailSlice';
import { outboxOf } from './outbox';

/** `gone`: it was sent before it could be unscheduled. */
type Opened = 'opened' | 'gone' | 'failed';

/** Resumes a draft: unschedules it, or leaves it alone if that is too late. */
export async function openDraft(runtime: Runtime, id: number): Promise<Opened> {
  const { store } = runtime;
  const known = compositionsOf(store.getState()).find(({ draftId }) => draftId === id);
  if (known) {
    store.dispatch(composed({ key: known.key }));
    return 'opened';
  }
  const call = store.dispatch(
    mailApi.endpoints.getMail.initiate({ id, folder: 'draft', q: '' }, { forceRefetch: true }),
  );
  const { data } = await call;
  call.unsubscribe();
  if (!data) return 'failed';
  const draft = data.sendAt || data.isSending ? await outboxOf(runtime).takeBack(id) : data;
  if (draft?.folder !== 'draft') return 'gone';
  store.dispatch(composed(contentOfDraft(draft)));
  return 'opened';
}
