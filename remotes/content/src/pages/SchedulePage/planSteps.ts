import type { ListedItem } from '../../api/schemas';
import type { Step } from '../../model/stepsFrom';

export interface PlanSteps {
  begin: (step: Step, item: ListedItem) => void;
  onLeave: () => void;
}
