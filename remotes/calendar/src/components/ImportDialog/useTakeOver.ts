import { readApiError } from '@atrium/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportPlan } from '../../model/ics/planImport';
import type { EventActions } from '../../state/useEventActions';

/** Stores what a file would change: whether that is under way, and why it failed. */
export function useTakeOver(run: EventActions['run'], onDone: () => void) {
  const { t } = useTranslation('calendar');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const takeOver = async ({ batch, rows }: ImportPlan) => {
    const count = rows.filter(({ kind }) => kind !== 'same').length;
    setSaving(true);
    setFailure('');
    try {
      await run(batch, t('import.done', { count }), t('import.undone', { count }));
      onDone();
    } catch (error) {
      setFailure(readApiError(error).message);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, takeOver };
}
