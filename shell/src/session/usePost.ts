import { toApiError } from '@atrium/sdk/page';
import { useShellServices } from '../apps/ShellServices';

/**
 * How to post to the API with nothing kept of what was sent, as a cached mutation would: passwords are among it.
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
