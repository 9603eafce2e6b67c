import { useEffect, useMemo, useState } from 'react';
import type { CalendarEvent } from '../api/schemas';
import type { Expansion } from '../model/expandEvents';
import { hasSeries, toSingles } from '../model/occurrence';
import type { Span } from '../model/occurrences';

type Rules = typeof import('../model/expandEvents');

let loaded: Rules | undefined;

async function loadRules(): Promise<Rules> {
  loaded ??= await import('../model/expandEvents');
  return loaded;
}

/** Occurrences of a span; undefined until events, and the code for their rules, are loaded. */
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
  const expansion = useMemo((): Expansion | undefined => {
    if (!events || !isRepeating) return events && { occurrences: toSingles(events), isCut: false };
    return rules?.expandEvents(events, { from, to });
  }, [events, isRepeating, rules, from, to]);
  return {
    occurrences: expansion?.occurrences,
    isCut: expansion?.isCut ?? false,
    failure,
    retry: () => setTries((before) => before + 1),
  };
}
