import type { RecordChange } from '@atrium/contract';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { type ComparedField, type Comparison, withField } from './compareFields';
import { compareClashes, mergeRecord } from './mergeRecord';
import type { StoredValues } from './storedValues';
import { useKeptValues } from './useKeptValues';
import { useNewerValues } from './useNewerValues';
import { useTaken } from './useTaken';

export interface Stored<Values> {
  /** What the form goes back to, and changes are counted from. Fields that clash hold what was there before both. */
  values: Values;
  /** The newer record with which fields of the form clash. */
  newer: StoredValues<Values> | null;
  /** What others have changed and the form has taken in, latest first. */
  taken: readonly ComparedField[];
  /** Whose change was heard of last. */
  lastChange: RecordChange | undefined;
  /** As of this moment, also between two renderings. */
  now: () => StoredValues<Values>;
  written: () => Values;
  hasChanges: () => boolean;
  /** How the form fits the newer record, with what was typed so far; null where nothing clashes any more. */
  compare: () => Comparison | null;
  /** From now on the form is compared with these values. */
  keep: (next: StoredValues<Values>) => void;
  /** Takes in what fits. False where fields clash. */
  takeIn: (next: StoredValues<Values>) => boolean;
  /** Puts a field that was taken in back to what it was: a change of the person's own. */
  putBack: (field: ComparedField) => void;
  forgetTaken: () => void;
  discard: () => void;
}

/** What a form started from, and what others have stored since. While nothing is typed, the form shows what is stored. */
export function useStored<Values extends object>(
  form: FormInstance<Values>,
  { values, rev, lastChange }: StoredValues<Values>,
  isSaving: boolean,
): Stored<Values> {
  const [newer, setNewer] = useState<StoredValues<Values> | null>(null);
  const [heardOf, setHeardOf] = useState<RecordChange>();
  const { taken, addTaken, dropTaken, forgetTaken } = useTaken();
  const kept = useKeptValues(form, { values, rev });
  const { now, written, hasChanges, fill } = kept;

  const keep = (next: StoredValues<Values>) => {
    kept.keep(next);
    setNewer(null);
  };

  const takeIn = (next: StoredValues<Values>): boolean => {
    const isClean = !hasChanges();
    const { merged, base, news, fits } = mergeRecord(now().values, written(), next.values);
    fill(merged);
    keep({ values: base, rev: next.rev });
    // A form without a record has nothing that others could change: what was typed stays, and the rest follows.
    if (next.rev === undefined) return true;
    if (!fits) setNewer(next);
    setHeardOf(next.lastChange);
    if (!isClean) addTaken(news);
    return fits;
  };
  useNewerValues({ values, rev, lastChange }, isSaving, (next) => {
    if (!isOlder(next.rev, now().rev)) takeIn(next);
  });

  return {
    values: kept.values,
    newer,
    taken,
    lastChange: heardOf,
    now,
    written,
    hasChanges,
    compare: () => newer && compareClashes(now().values, written(), newer.values),
    keep,
    takeIn,
    putBack({ path, before }) {
      fill(withField(written(), path, before));
      dropTaken(path);
    },
    forgetTaken,
    discard() {
      const isNewest = newer?.rev !== undefined && newer.rev > (rev ?? 0);
      const next = isNewest ? newer : { values, rev };
      form.resetFields();
      fill(next.values);
      keep(next);
      forgetTaken();
    },
  };
}

const isOlder = (rev: number | undefined, known: number | undefined) =>
  rev !== undefined && known !== undefined && rev < known;
