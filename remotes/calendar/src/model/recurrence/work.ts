/**
 * Budget of work, in steps: a step is a day that is looked at. All code that follows rules takes its steps from here
 * and stops where none is left, so that no rule, and no number of them, holds up a process or a page.
 */
export interface Work {
  left: number;
  /** Something was not done because no step was left. */
  isCut: boolean;
}

/** Some 30 milliseconds at most; enough to go once through all days after which the calendar repeats itself. */
export const usualSteps = 200_000;

export const createWork = (steps = usualSteps): Work => ({ left: steps, isCut: false });

/** Takes steps; false where too few are left. */
export function spend(work: Work, steps: number): boolean {
  if (work.left < steps) {
    work.isCut = true;
    return false;
  }
  work.left -= steps;
  return true;
}
