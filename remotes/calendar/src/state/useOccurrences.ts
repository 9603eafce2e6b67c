import { useEffect, useMemo, useState } from 'react';
import type { CalendarEvent } from '../api/schemas';
import { expandEvents, hasSeries, type Occurrence, toSingles } from '../model/occurrence';
import type { Span } from '../model/occurrences';

type Rules = typeof import('../model/occurrences');

let loaded: Rules | undefined;

/** What follows the rules of series, loaded when the first series is seen. */
async function loadRules(): Promise<Rules> {
  loaded ??= await import('../model/occurrences');
  return loaded;
}

/** Every event of a span on its days; undefined until the events, and what follows their rules, are here. */
export function useOccurrences(events: readonly CalendarEvent[] | undefined, { from, to }: Span) {
  const isRepeating = events !== undefined && hasSeries(events);
  const [rules, setRules] = useState(loaded);
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to load.
  useEffect(() => {
    if (!isRepeating || rules) return;
    setFailure(undefined);
    loadRules().then(setRules, setFailure);
  }, [isRepeating, rules, tries]);
  const occurrences = useMemo((): Occurrence[] | undefined => {
    if (!events || !isRepeating) return events && toSingles(events);
    return rules && expandEvents(events, { from, to }, rules.timesWithin);
  }, [events, isRepeating, rules, from, to]);
  return { occurrences, failure, retry: () => setTries((before) => before + 1) };
}
