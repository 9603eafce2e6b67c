import type { FormSaveOptions } from './formSave';
import { changedFields } from './record/compareFields';
import { newerRecordOf, valuesOfSameNames } from './record/newerRecord';
import type { Stored } from './record/useStored';

type Calls<Values extends object, Result> = Pick<FormSaveOptions<Values, Result>, 'onSave' | 'onUpdate' | 'toValues'>;

/** What was typed does not fit what is stored now. */
export class ClashError extends Error {}

/** Waits for what is sent. What is typed meanwhile is not stored yet. */
export async function keepSent<Values extends object, Result>(
  record: Stored<Values>,
  sent: Values,
  sending: Promise<Result>,
): Promise<Result> {
  const result = await sending;
  record.keep({ values: sent, rev: record.now().rev });
  return result;
}

/** Stores over the record; again where others have changed it meanwhile and what they changed fits. */
export async function sendRecord<Values extends object, Result>(
  record: Stored<Values>,
  after: Values,
  calls: Calls<Values, Result>,
): Promise<Result> {
  const { onSave, onUpdate, toValues } = calls;
  const { values: before, rev } = record.now();
  if (!onUpdate || rev === undefined) return keepSent(record, after, onSave(after, rev));
  try {
    return await keepSent(record, after, onUpdate(changedFields(before, after), rev, { before, after }));
  } catch (error) {
    const newer = newerRecordOf(error);
    if (!newer || newer.rev === rev) throw error;
    const next = toValues?.(newer) ?? valuesOfSameNames(newer, before);
    if (!record.takeIn({ values: next, rev: newer.rev, lastChange: newer.lastChange })) throw new ClashError();
    return sendRecord(record, record.written(), calls);
  }
}
