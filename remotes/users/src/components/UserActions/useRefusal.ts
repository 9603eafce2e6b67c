import { type ApiError, explainApiError } from '@atrium/sdk';
import { useTranslation } from 'react-i18next';
import { refusalKey } from '../../model/refusal';

/** Reads whatever a call was refused with, in the person's language. */
export function useRefusal(): (error: unknown) => ApiError {
  const { t } = useTranslation('users');
  return (error) =>
    explainApiError(error, (code) => {
      const key = refusalKey(code);
      return key && t(key);
    });
}
