import type { AnswerOf } from '@atrium/contract';
import type { Colleague } from '@atrium/core/api';
import { coreCalls, uploadPath } from '@atrium/core/api';
import { type ApiRequest, createAppApi, request } from './appApi';
import { useSession } from './hooks';

/** The bytes of a file as the body of a call: the upload of the same call. */
const upload = (fileName: string, content: Blob): ApiRequest => ({
  method: coreCalls.storeFile.method,
  url: uploadPath,
  params: { fileName, type: content.type },
  data: content,
});

/** The api of the shell itself: what belongs to no app. The shell puts its own calls into it. */
export const coreApi = createAppApi('frame')
  .enhanceEndpoints({ addTagTypes: ['Counts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCounts: build.query<AnswerOf<typeof coreCalls.getCounts>, void>({
        query: () => request(coreCalls.getCounts, undefined, { isBackground: true }),
        providesTags: ['Counts'],
      }),
      getPeople: build.query<AnswerOf<typeof coreCalls.getPeople>, string | undefined>({
        query: (q) => request(coreCalls.getPeople, { q }),
      }),
      storeFile: build.mutation<AnswerOf<typeof coreCalls.storeFile>, { fileName: string; content: Blob | string }>({
        query: ({ fileName, content }) =>
          typeof content === 'string' ? request(coreCalls.storeFile, { fileName, content }) : upload(fileName, content),
      }),
    }),
  });

/**
 * Keeps a file of at most 5 MB; its `url` opens it, also after a reload. A `Blob` is sent as it is, which takes less memory
 * and time than its bytes in base64, alone or as a data URL.
 */
export const { useStoreFileMutation } = coreApi;

const noCounts: Record<string, number> = {};

/** Values of badges by field of `GET /apps/counts`; empty while unknown. Polled each minute while the page is visible. */
export function useCounts(): Record<string, number> {
  const { status } = useSession();
  const { data = noCounts } = coreApi.useGetCountsQuery(undefined, {
    skip: status !== 'signedIn',
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  });
  return status === 'signedOut' ? noCounts : data;
}

const nobody: readonly Colleague[] = [];

/** The people with an account, by name: whom something can be sent or given to. Empty while unknown. */
export function usePeople(q?: string): readonly Colleague[] {
  return coreApi.useGetPeopleQuery(q).data ?? nobody;
}

/**
 * The request that brings back what was deleted in the last ten minutes.
 * @param kind as the app's backend names it (`restores`)
 * @param ids those that the deleting call took
 */
export const restoreRequest = (kind: string, ids: number[]): ApiRequest => request(coreCalls.restore, { kind, ids });
