import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { AxiosRequestConfig } from 'axios';
import { toApiError } from './apiError';
import type { ApiError, Runtime } from './types';

/** What an endpoint's `query` returns. */
export type ApiRequest = Pick<AxiosRequestConfig, 'url' | 'method' | 'params' | 'data' | 'isBackground'>;

/** Answers the body of a call of the runtime's client, or its `ApiError`; a query that nobody waits for is cancelled. */
export const axiosBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { extra, signal }) => {
  if (!isServices(extra)) throw new Error('The shared api works only in the store of a runtime');
  try {
    const { data } = await extra.http.request<unknown>({ ...request, signal });
    return { data };
  } catch (error) {
    return { error: toApiError(error, extra.i18n) };
  }
};

type Services = Pick<Runtime, 'http' | 'i18n'>;

const isServices = (extra: unknown): extra is Services =>
  typeof extra === 'object' && extra !== null && 'http' in extra && 'i18n' in extra;

/** The one api of the page: apps put their endpoints into it by `api.injectEndpoints()`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  refetchOnReconnect: true,
  tagTypes: ['Counts'],
  endpoints: () => ({}),
});

const injectEndpoints = api.injectEndpoints;

/** Endpoints that were there already when an app put its own into the api: another release's. */
let replaced = new Set<string>();

// Another release of an app brings the same endpoints anew: its own count, not those of the one before.
api.injectEndpoints = (options) =>
  injectEndpoints({
    overrideExisting: true,
    ...options,
    endpoints(build) {
      const definitions = options.endpoints(build);
      for (const name of Object.keys(definitions)) if (name in api.endpoints) replaced.add(name);
      return definitions;
    },
  });

/** The names of the endpoints that were replaced since this was last asked. */
export function takeReplacedEndpoints(): ReadonlySet<string> {
  const names = replaced;
  replaced = new Set();
  return names;
}
