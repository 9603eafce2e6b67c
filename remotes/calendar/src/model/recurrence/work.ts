/**
 * Budget of work in steps: one day examined is one step. All code that follows rules takes steps from it and stops when
 * none are left, so that no rule, and no number of rules, blocks a process or a page.
 */
export interface Work {
  left: number;
  /** Work was skipped because no step was left. */
  isCut: boolean;
}

/** About 30 milliseconds; enough for all days of one cycle of the calendar. */
export const usualSteps = 200_000;

export const createWork = (steps = usualSteps): Work => ({ left: steps, isCut: false });

/** Takes steps; false if too few are left. */
export function spend(work: Work, steps: number): boolean {
  if (work.left < steps) {
    work.isCut = true;
    return false;
  }
  work.left -= steps;
  return true;
}
