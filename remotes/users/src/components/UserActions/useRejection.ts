import { type ApiError, explainApiError } from '@atrium/sdk';
import { useTranslation } from 'react-i18next';
import { rejectionKey } from '../../model/rejection';

export function useRejection(): (error: unknown) => ApiError {
  const { t } = useTranslation('users');
  return (error) =>
    explainApiError(error, (code) => {
      const key = rejectionKey(code);
      return key && t(key);
    });
}
