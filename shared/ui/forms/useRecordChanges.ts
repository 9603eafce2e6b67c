import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Form } from '../Form/Form';
import { countChanges } from './countChanges';
import { changedFields } from './record/compareFields';
import type { Stored } from './record/useStored';

/** Which fields of a form hold something else than what is stored, and how many. */
export function useRecordChanges<Values extends object>(form: FormInstance<Values>, record: Stored<Values>) {
  const { values: stored, newer, hasChanges, discard } = record;
  const watched = { form, preserve: true };
  const changes = Form.useWatch((current: Partial<Values>) => countChanges(stored, { ...stored, ...current }), watched);

  // As one text, so that a key that changes nothing of it draws nothing.
  const changed = Form.useWatch(
    (current: Partial<Values>) => Object.keys(changedFields(stored, { ...stored, ...current })).join('\n'),
    watched,
  );

  // What was typed has been taken back: there is nothing left to choose between.
  const settle = useEffectEvent(() => {
    if (newer && !hasChanges()) discard();
  });
  useEffect(() => {
    if (changes === 0) settle();
  }, [changes]);

  return { changes, changed: changed ? changed.split('\n') : [] };
}
