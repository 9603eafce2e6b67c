import { useState } from 'react';
import { type ComparedField, type FieldPath, keyOf } from './compareFields';

/** What others have changed and a form has taken in, latest first: each field once. */
export function useTaken() {
  const [taken, setTaken] = useState<readonly ComparedField[]>([]);
  return {
    taken,
    addTaken: (news: readonly ComparedField[]) =>
      setTaken((old) => [...news, ...old.filter(({ path }) => !news.some(hasPath(path)))]),
    dropTaken: (path: FieldPath) => setTaken((old) => old.filter((field) => !hasPath(path)(field))),
    forgetTaken: () => setTaken([]),
  };
}

const hasPath = (path: FieldPath) => (field: ComparedField) => keyOf(field.path) === keyOf(path);
