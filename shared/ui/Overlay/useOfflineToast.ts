import { useTranslation } from 'react-i18next';
import { useToast } from '../Toast/toastContext';

/** Says that the code of an overlay did not arrive. */
export function useOfflineToast(): () => void {
  const { t } = useTranslation('kit');
  const toast = useToast();
  return () => toast.error(t('error.offline'));
}
