import { useCallback, useRef, useState } from 'react';
import { useRuntime } from 'shared/runtime';
import type { FindDate } from '../../model/quickAdd';

const findsNothing: FindDate = () => undefined;

/**
 * What finds dates in words, in the person's language. It is fetched on the first call of `load`, for most people never
 * add a task; until then, and when it cannot be fetched, no date is found.
 */
export function useDateFinder(): { findDate: FindDate; load: () => Promise<FindDate> } {
  const { clock, languages } = useRuntime();
  const [findDate, setFindDate] = useState<FindDate>(() => findsNothing);
  const loading = useRef<Promise<FindDate>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import('./dateFinder')
      .then(({ loadDateFinder }) => loadDateFinder(languages.get()))
      .then(
        (finderAt) => {
          const find: FindDate = (text) => finderAt(clock.now())(text);
          setFindDate(() => find);
          return find;
        },
        () => {
          loading.current = undefined;
          return findsNothing;
        },
      );
    return loading.current;
  }, [clock, languages]);
  return { findDate, load };
}
