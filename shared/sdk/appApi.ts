import type { Call } from '@atrium/contract';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { toApiError } from './apiError';
import type { Changes } from './changes';
import type { ApiError, Runtime } from './types';

/** Result of an endpoint's `query`; made by `request()` from a call. */
export type ApiRequest = Pick<AxiosRequestConfig, 'url' | 'method' | 'params' | 'data' | 'isBackground' | 'isWrite'>;

/** Extra argument of queries, from the runtime. */
interface ApiServices extends Pick<Runtime, 'i18n'> {
  httpOf(app: string): AxiosInstance;
  changes: Changes;
}

/** Facts about an answer besides its data. */
export interface Meta {
  /** The app whose data the call reads. */
  owner: string;
}

const isServices = (extra: unknown): extra is ApiServices =>
  typeof extra === 'object' && extra !== null && 'httpOf' in extra && 'changes' in extra;

/** Answers the body of a call of the app's client, or its `ApiError`; a query that nobody waits for is cancelled. */
const createBaseQuery =
  (app: string): BaseQueryFn<ApiRequest, unknown, ApiError, object, Meta> =>
  async (call, { extra, signal }) => {
    if (!isServices(extra)) throw new Error(`The api of ${app} works only in the store of a runtime`);
    const meta = { owner: extra.changes.ownerOf(call.url ?? '') };
    try {
      const { data } = await extra.httpOf(app).request<unknown>({ ...call, signal });
      return { data, meta };
    } catch (error) {
      return { error: toApiError(error, extra.i18n), meta };
    }
  };

/** The tag of everything that was read from one app, by that app's id: what a change invalidates. */
export const ownerTag = 'Owner';

/** Reducer path of an app's api. */
export const apiPathOf = <Id extends string>(id: Id): `${Id}/api` => `${id}/api`;

/**
 * The RTK Query api of one app: its own endpoints and cache, under the app's id, on the page's one store and the app's
 * own client. Hand it to `defineApp({ api })`, and the host puts it in place. What its queries have read of an app is
 * fetched again when that app's data changes elsewhere: in another app, tab or, with a server, on another machine.
 *
 * @param id the app's id
 */
export function createAppApi<Id extends string>(id: Id) {
  const api = createApi({
    reducerPath: apiPathOf(id),
    baseQuery: createBaseQuery(id),
    refetchOnReconnect: true,
    tagTypes: [ownerTag],
    endpoints: () => ({}),
  });
  const injectEndpoints = api.injectEndpoints;
  api.injectEndpoints = (options) =>
    injectEndpoints({
      ...options,
      endpoints(build) {
        const definitions = options.endpoints(build);
        for (const definition of Object.values(definitions)) {
          if (definition.type === 'mutation') continue;
          const { providesTags } = definition;
          const tagOwners = createOwnerTags();
          definition.providesTags = (
            result: undefined,
            error: ApiError | undefined,
            arg: unknown,
            meta: Meta | undefined,
          ) => [
            ...(typeof providesTags === 'function' ? providesTags(result, error, arg, meta) : (providesTags ?? [])),
            ...tagOwners(meta),
          ];
        }
        return definitions;
      },
    });
  return api;
}

/**
 * The owner tags of what one endpoint has read. A result that the app patches itself is tagged again without an answer to
 * learn the owner from, and keeps those that its endpoint is known to read.
 */
function createOwnerTags(): (meta?: Partial<Meta>) => { type: typeof ownerTag; id: string }[] {
  const owners = new Set<string>();
  return (meta) => {
    if (meta?.owner !== undefined) owners.add(meta.owner);
    return [...owners].map((id) => ({ type: ownerTag, id }));
  };
}

type CallOptions = Pick<ApiRequest, 'isBackground'>;

const parameter = /\{(\w+)\}/g;

/**
 * The request of a call: path parameters go into its path, the rest of the input into query (GET, DELETE) or body (POST).
 * @param options `isBackground` marks a call that nobody asked for, such as a poll: it keeps no session alive
 */
export function request<Input extends object | undefined>(
  { method, path, isWrite }: Call<Input, unknown>,
  ...[input, options = {}]: undefined extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions]
): ApiRequest {
  const rest = new Map(Object.entries(input ?? {}));
  const url = path.replace(parameter, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  const sent = Object.fromEntries(rest);
  return {
    url,
    method,
    ...(isWrite && { isWrite }),
    ...(method === 'POST' ? { data: sent } : { params: sent }),
    ...options,
  };
}
