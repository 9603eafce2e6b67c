import { useEffect, useState } from 'react';
import { useRuntime } from 'shared/runtime';
import type { Composition } from '../../model/composition';
import { createDraftKeeper, type SaveState } from '../../state/draftKeeper';

/** Keeps what is written for as long as its window is open, and when the page may be about to go. */
export function useDraftKeeper(composition: Composition) {
  const { store, clock } = useRuntime();
  const [saveState, setSaveState] = useState<SaveState>('untouched');
  const [keeper] = useState(() => createDraftKeeper(store, clock, composition, setSaveState));

  useEffect(() => keeper.note(composition), [keeper, composition]);
  useEffect(() => {
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      void keeper.leave();
    };
  }, [keeper]);

  return { keeper, saveState };
}
