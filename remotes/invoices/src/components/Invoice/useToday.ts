import { useRuntime } from '@atrium/sdk';
import { toDay } from '@atrium/ui';

/** The day it is where the person is, `YYYY-MM-DD`. */
export const useToday = (): string => toDay(useRuntime().clock.now());
