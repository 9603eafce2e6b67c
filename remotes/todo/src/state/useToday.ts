import { useRuntime } from '@atrium/sdk';
import { type Day, toDay } from '@atrium/ui';

/** The day that it is where the person is. */
export const useToday = (): Day => toDay(useRuntime().clock.now());
