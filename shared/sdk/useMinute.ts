import { useEffect, useState } from 'react';
import { useRuntime } from './hooks';

const minute = 60_000;

/** The time, read again with every minute: a line of now moves while one looks. */
export function useMinute(): number {
  const { clock } = useRuntime();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const wait = clock.setTimeout(() => setNow(clock.now()), minute - (clock.now() % minute));
    return () => clock.clearTimeout(wait);
  });
  return now;
}
