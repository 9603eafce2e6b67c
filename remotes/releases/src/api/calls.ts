import { defineCall } from '@atrium/contract';

/** People who have used a release, and those of them who met an error. */
export interface People {
  people: number;
  failed: number;
}

export interface ReleaseFigures extends People {
  app: string;
  release: string;
}

export interface Figures {
  /** Length of the time that the figures are of. */
  days: number;
  releases: ReleaseFigures[];
  /** By app: who has used which release since a watched rollout began. */
  rollouts: Record<string, { rollout: People; live: People }>;
}

export interface ReleaseError {
  what: string;
  people: number;
}

export type ChangeKind = 'promote' | 'withdraw' | 'rollback' | 'disable';

export interface ReleaseChange {
  change: ChangeKind;
  app: string;
  /** For `promote` and `withdraw`; `next` also means the rollout. */
  channel?: string;
  /** A kept release for `rollback`; the one that was live before without it. */
  to?: string;
  why?: string;
  /** The revision of the registry that the change was decided on. */
  revision: number;
}

/** Calls of the server of the product itself: apps are loaded, counted and released by it, in whatever app that shows. */
export const calls = {
  getRegistry: defineCall<Record<string, never>, unknown>({ method: 'GET', path: '/registry.json' }),
  getFigures: defineCall<Record<string, never>, Figures>({ method: 'GET', path: '/api/releases/figures' }),
  getErrors: defineCall<{ app: string; release: string }, { errors: ReleaseError[] }>({
    method: 'GET',
    path: '/api/releases/errors',
  }),
  change: defineCall<ReleaseChange, { revision: number; brokenDependents: string[] }>({
    method: 'POST',
    path: '/api/releases/change',
  }),
};
