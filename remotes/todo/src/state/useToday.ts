import { useRuntime } from 'shared/runtime';
import { type Day, toDay } from 'shared/ui';

/** The day that it is where the person is. */
export const useToday = (): Day => toDay(useRuntime().clock.now());
