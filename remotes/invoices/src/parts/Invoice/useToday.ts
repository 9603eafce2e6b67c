import { useRuntime } from 'shared/runtime';
import { toDay } from 'shared/ui';

/** The day it is where the person is, `YYYY-MM-DD`. */
export const useToday = (): string => toDay(useRuntime().clock.now());
