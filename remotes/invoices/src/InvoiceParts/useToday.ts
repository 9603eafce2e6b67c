import { useRuntime } from 'shared/runtime';
import { toDay } from '../model/days';

/** The day it is where the person is, `YYYY-MM-DD`. */
export function useToday(): string {
  const { clock } = useRuntime();
  return toDay(new Date(clock.now()));
}
