import { frameApi } from './frameApi';
import { useSession } from './hooks';

const countsApi = frameApi.injectEndpoints({
  endpoints: (build) => ({
    getCounts: build.query<Record<string, number>, void>({
      query: () => ({ url: '/apps/counts', isBackground: true }),
      providesTags: ['Counts'],
    }),
  }),
});

const noCounts: Record<string, number> = {};

/** What badges show, by field of `GET /apps/counts`; empty while unknown. Asked again each minute that the page is seen. */
export function useCounts(): Record<string, number> {
  const { status } = useSession();
  const { data = noCounts } = countsApi.useGetCountsQuery(undefined, {
    skip: status !== 'signedIn',
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  });
  return status === 'signedOut' ? noCounts : data;
}
