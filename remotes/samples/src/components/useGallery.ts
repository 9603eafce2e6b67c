import { allEntries, type Example, loadTrials, readEntry, readExamples, type Trial } from '@atrium/gallery';
import type { ComponentType } from 'react';
import { useCallback, useEffect, useState } from 'react';

/** An entry of the gallery: what there is to try, and its examples with what they say, their code, and what draws them. */
export interface LoadedEntry {
  id: string;
  entryPoint: string;
  shows: readonly string[];
  trials: readonly Trial[];
  examples: readonly (Example & { of: ComponentType })[];
}

async function loadEntry(id: string): Promise<LoadedEntry> {
  const entry = allEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`The gallery has no entry "${id}"`);
  const [parts, source, trials] = await Promise.all([entry.load(), readEntry(id), loadTrials(id)]);
  const examples = readExamples(source).flatMap((example) => {
    const of = parts[example.name];
    return of ? [{ ...example, of }] : [];
  });
  return { id, entryPoint: entry.door, shows: entry.shows, trials, examples };
}

interface GalleryState {
  entries: readonly LoadedEntry[] | undefined;
  error: unknown;
  retry: () => void;
}

export function useGallery(ids: readonly string[]): GalleryState {
  const [entries, setEntries] = useState<readonly LoadedEntry[]>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    Promise.all(ids.map(loadEntry)).then(
      (loaded) => isCurrent && setEntries(loaded),
      (reason) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [ids, attempt]);
  const retry = useCallback(() => {
    setError(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return { entries, error, retry };
}
