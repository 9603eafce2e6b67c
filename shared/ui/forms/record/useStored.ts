import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecordChange } from '../../../contract/recordChange';
import { countChanges } from '../countChanges';
import { type ComparedField, type Comparison, compareFields, isSame, keyOf, withField } from './compareFields';

/** What is stored, and the `rev` of the record where it has one. */
export interface StoredValues<Values> {
  values: Values;
  rev: number | undefined;
  /** Whose change led to them. */
  lastChange?: RecordChange | undefined;
}

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
  const [stored, setStored] = useState(values);
  const [newer, setNewer] = useState<StoredValues<Values> | null>(null);
  const [taken, setTaken] = useState<readonly ComparedField[]>([]);
  const [heardOf, setHeardOf] = useState<RecordChange>();
  const latest = useRef<StoredValues<Values>>({ values, rev });
  const seen = useRef<StoredValues<Values>>({ values, rev });

  const written = (): Values => ({ ...latest.current.values, ...form.getFieldsValue(true) });
  const hasChanges = () => countChanges(latest.current.values, written()) > 0;
  const keep = (next: StoredValues<Values>) => {
    latest.current = next;
    setStored(next.values);
    setNewer(null);
  };
  const fill = (next: Values) => form.setFieldsValue(structuredClone<object>(next));

  const takeIn = (next: StoredValues<Values>): boolean => {
    const before = latest.current.values;
    const mine = written();
    const isClean = isSame(before, mine);
    const { taken: news, clashes } = compareFields(before, mine, next.values);
    const base = clashes.reduce((base, { path, before }) => withField(base, path, before), next.values);
    fill(news.reduce((merged, { path, theirs }) => withField(merged, path, theirs), mine));
    keep({ values: base, rev: next.rev });
    // A form without a record has nothing that others could change: what was typed stays, and the rest follows.
    if (next.rev === undefined) return true;
    if (clashes.length > 0) setNewer(next);
    setHeardOf(next.lastChange);
    if (!isClean) setTaken((old) => [...news, ...old.filter(({ path }) => !news.some(hasPath(path)))]);
    return clashes.length === 0;
  };

  const takeOver = useEffectEvent((next: StoredValues<Values>) => {
    if (next.rev === seen.current.rev && isSame(seen.current.values, next.values)) return;
    seen.current = next;
    const isOlder = next.rev !== undefined && latest.current.rev !== undefined && next.rev < latest.current.rev;
    if (!isOlder) takeIn(next);
  });
  useEffect(() => {
    if (!isSaving) takeOver({ values, rev, lastChange });
  }, [values, rev, lastChange, isSaving]);

  return {
    values: stored,
    newer,
    taken,
    lastChange: heardOf,
    now: () => latest.current,
    written,
    hasChanges,
    compare() {
      const comparison = newer && compareFields(latest.current.values, written(), newer.values);
      return comparison?.clashes.length ? comparison : null;
    },
    keep,
    takeIn,
    putBack({ path, before }) {
      fill(withField(written(), path, before));
      setTaken((old) => old.filter((field) => !hasPath(path)(field)));
    },
    forgetTaken: () => setTaken([]),
    discard() {
      const isNewest = newer?.rev !== undefined && newer.rev > (rev ?? 0);
      const next = isNewest ? newer : { values, rev };
      form.resetFields();
      fill(next.values);
      keep(next);
      setTaken([]);
    },
  };
}

const hasPath = (path: readonly string[]) => (field: ComparedField) => keyOf(field.path) === keyOf(path);
