import { useTranslation } from 'react-i18next';
import { type ApiError, translateApiError } from 'shared/runtime';
import { translateRefusal } from '../model/refusal';

/** Reads whatever a call was refused with, in the person's language. */
export function useRefusal(): (error: unknown) => ApiError {
  const { t } = useTranslation('invoices');
  return (error) => translateApiError(error, translateRefusal(t));
}
