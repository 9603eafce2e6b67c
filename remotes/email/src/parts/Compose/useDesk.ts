import { useRuntime } from '@atrium/sdk';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useGetMailQuery } from '../../api/mailApi';
import type { Composition } from '../../model/composition';
import { type Desk, deskOf } from '../../state/desk';
import type { SaveState } from '../../state/draftKeeper';

/** What keeps the mails that are being written. */
export const useDesk = (): Desk => deskOf(useRuntime());

export function useSaveState(key: string): SaveState {
  const desk = useDesk();
  return useSyncExternalStore(
    desk.subscribe,
    useCallback(() => desk.saveStateOf(key), [desk, key]),
  );
}

/** Takes in what another tab or machine writes into the same draft. */
export function useDraftElsewhere({ key, draftId }: Composition): void {
  const desk = useDesk();
  const { currentData } = useGetMailQuery(
    { id: draftId ?? 0, folder: 'draft', q: '' },
    { skip: draftId === undefined },
  );
  useEffect(() => {
    if (currentData) void desk.keeperOf(key)?.hear(currentData);
  }, [desk, key, currentData]);
}
