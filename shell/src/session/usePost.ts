import { toApiError } from '@atrium/sdk/page';
import { useShellServices } from '../apps/ShellServices';

/**
 * Posts to the API without a cached mutation, which would keep passwords in the store.
 * Rejects with an `Error` that is an `ApiError` too.
 */
export function usePost<Answer = unknown>(): (url: string, body: object) => Promise<Answer> {
  const { http, i18n } = useShellServices().services;
  return async (url, body) => {
    try {
      return (await http.post<Answer>(url, body)).data;
    } catch (caught) {
      const error = toApiError(caught, i18n);
      throw Object.assign(new Error(error.message), error);
    }
  };
}
