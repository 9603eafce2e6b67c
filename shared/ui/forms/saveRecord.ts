import { changedFields } from './compareFields';
import type { FormSaveOptions } from './formSave';
import type { FormEvent, FormState } from './formState';
import { newerRecordOf, valuesOfSameNames } from './recordErrors';

type Calls<Values extends object, Result> = Pick<FormSaveOptions<Values, Result>, 'onSave' | 'onUpdate' | 'toValues'>;

/** A form as saving it sees it. */
export interface SavedForm<Values> {
  now: () => FormState<Values>;
  /** Values that the form holds now. */
  written: () => Values;
  dispatch: (event: FormEvent<Values>) => FormState<Values>;
}

/** Fields of the form conflict with the newer record. */
export class ConflictError extends Error {}

/**
 * Stores the values of a form. Where others have changed the record meanwhile and nothing conflicts, merges and sends again.
 * @throws ConflictError, or the error of the call
 */
export async function saveRecord<Values extends object, Result>(
  form: SavedForm<Values>,
  after: Values,
  calls: Calls<Values, Result>,
): Promise<Result> {
  const { onSave, onUpdate, toValues } = calls;
  const { values: before, rev } = form.now().base;
  try {
    const result = await (!onUpdate || rev === undefined
      ? onSave(after, rev)
      : onUpdate(changedFields(before, after), rev, { before, after }));
    // Typing continued during the call: the sent values are stored, not those that the form holds now.
    form.dispatch({ type: 'stored', values: after });
    return result;
  } catch (error) {
    const newer = onUpdate && newerRecordOf(error);
    if (rev === undefined || !newer || newer.rev === rev) throw error;
    const values = toValues?.(newer) ?? valuesOfSameNames(newer, before);
    const record = { values, rev: newer.rev, lastChange: newer.lastChange };
    if (form.dispatch({ type: 'received', record, written: form.written() }).newer) throw new ConflictError();
    return saveRecord(form, form.written(), calls);
  }
}
