import { explainApiError } from '@atrium/sdk';
import { useTranslation } from 'react-i18next';
import { rejectionCodes } from '../api/schemas/choices';

/** Says why a call was refused, in the person's language. */
export function useRejectionText(): (error: unknown) => string {
  const { t } = useTranslation('content');
  return (error) => {
    const { status, message } = explainApiError(error, (code) => {
      const known = rejectionCodes.find((one) => one === code);
      return known && t(`rejection.${known}`);
    });
    return status === 409 ? t('rejection.stale') : message || t('failedAction');
  };
}
