import { useState } from 'react';

/** The same object for as long as it says the same; it may hold data, and functions that stay the same. */
export function useSteady<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
