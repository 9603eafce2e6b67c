import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** Awaits an optimistic change, and reports failure. Resolves to true on success. */
export function useSaid() {
  const { t } = useTranslation('pages');
  const toast = useToast();
  return async (change: PromiseLike<{ error?: unknown }>): Promise<boolean> => {
    const { error } = await change;
    if (error) toast.error(t('profile.notKept'));
    return !error;
  };
}
