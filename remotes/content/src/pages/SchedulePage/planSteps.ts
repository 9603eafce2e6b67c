import type { ListedItem } from '../../api/schemas';
import type { Step } from '../../model/stepsFrom';

/** What an item in the schedule tells the page. */
export interface PlanSteps {
  begin: (step: Step, item: ListedItem) => void;
  /** The focus has left it. */
  onLeave: () => void;
}
