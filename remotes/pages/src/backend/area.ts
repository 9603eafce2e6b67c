import type { BackendCall } from '@atrium/backend';

/** The calls of one area of the app: each asks for the ability of that area, and reads these parts of the frame. */
export const createArea = (
  subject: string,
  calls: readonly BackendCall[],
  needs: readonly string[] = [],
): BackendCall[] => calls.map((call) => ({ subject, needs, ...call }));
