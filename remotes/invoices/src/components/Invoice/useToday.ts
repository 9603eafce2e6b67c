import { useRuntime } from '@atrium/sdk';
import { toDay } from '@atrium/ui';

/** Today in the person's zone, `YYYY-MM-DD`. */
export const useToday = (): string => toDay(useRuntime().clock.now());
