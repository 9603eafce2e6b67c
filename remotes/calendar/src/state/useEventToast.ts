import { useToast } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Has somebody else changed the record meanwhile? */
export const isStale = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 409;

/** Says what was done, with a way back, and what could not be. */
export function useEventToast() {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  return useMemo(
    () => ({
      sayDone: (text: string, undo: () => Promise<unknown>) =>
        toast.success(text, { action: { label: t('undo'), onClick: () => void undo() } }),

      /** False where it went wrong, which was said. */
      async tryTo(key: 'failed.move' | 'failed.remove', title: string, work: () => Promise<boolean>) {
        try {
          return await work();
        } catch (error) {
          toast.error(t(isStale(error) ? 'failed.moveStale' : key, { title }));
          return false;
        }
      },
    }),
    [t, toast],
  );
}
