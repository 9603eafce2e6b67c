import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** Waits for a change that is shown already, and says when it could not be kept. Answers whether it was. */
export function useSaid() {
  const { t } = useTranslation('pages');
  const toast = useToast();
  return async (change: PromiseLike<{ error?: unknown }>): Promise<boolean> => {
    const { error } = await change;
    if (error) toast.error(t('profile.notKept'));
    return !error;
  };
}
