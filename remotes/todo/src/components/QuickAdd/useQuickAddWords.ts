import { useRuntime } from '@atrium/sdk';
import { useCallback, useRef, useState } from 'react';
import type { QuickAddWords } from '../../model/quickAdd/readQuickTask';

const noWords: QuickAddWords = { findDate: () => undefined, findRecurrence: () => undefined };

/**
 * What understands dates and recurrences in the person's language. It is fetched on the first call of `load`, for most
 * people never add a task; until then, and when it cannot be fetched, none is found.
 */
export function useQuickAddWords(): { words: QuickAddWords; load: () => Promise<QuickAddWords> } {
  const { clock, languages } = useRuntime();
  const [words, setWords] = useState(noWords);
  const loading = useRef<Promise<QuickAddWords>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import('../../model/quickAdd/loadQuickAddWords')
      .then(({ loadQuickAddWords }) => loadQuickAddWords(languages.get(), clock.now))
      .then(
        (loaded) => {
          setWords(loaded);
          return loaded;
        },
        () => {
          loading.current = undefined;
          return noWords;
        },
      );
    return loading.current;
  }, [clock, languages]);
  return { words, load };
}
