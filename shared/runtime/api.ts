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
