import { type RefObject, useEffect, useRef } from 'react';

/** The newest of what changes with each drawing, for what listens once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
