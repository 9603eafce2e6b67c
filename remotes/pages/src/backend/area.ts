import type { BackendCall } from 'shared/backend';

/** The calls of one area of the app: each asks for the ability of that area. */
export const createArea = (subject: string, calls: readonly BackendCall[]): BackendCall[] =>
  calls.map((call) => ({ subject, ...call }));
