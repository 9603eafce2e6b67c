import { ownerTag } from './appApi';
import type { createAppMiddleware } from './appMiddleware';
import type { Change } from './changes';
import { frameApi } from './frameApi';
import type { HostRuntime } from './types';

/** What the apis of all apps have fetched: forgotten, or fetched again where it has changed. */
export function createFetched(
  { dispatch }: Pick<HostRuntime['store'], 'dispatch'>,
  { apis }: Pick<ReturnType<typeof createAppMiddleware>, 'apis'>,
) {
  return {
    resetResults() {
      for (const [, api] of apis()) dispatch(api.util.resetApiState());
    },
    refetchChanged({ owner, source }: Change) {
      for (const [app, api] of apis()) {
        // An app that has written itself has said by its own tags what else is to be fetched.
        if (app !== source || owner !== source) dispatch(api.util.invalidateTags([{ type: ownerTag, id: owner }]));
      }
      dispatch(frameApi.util.invalidateTags(['Counts']));
    },
  };
}
