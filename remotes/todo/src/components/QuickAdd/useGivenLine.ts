import { useEffect, useEffectEvent } from 'react';
import type { TaskView } from '../../state/useTaskView';

/** Takes over a line that the address gives, once: a reload does not bring it again. */
export function useGivenLine({ given, dropGiven }: TaskView, take: (line: string) => void): void {
  const takeOver = useEffectEvent((line: string) => {
    take(line);
    dropGiven();
  });
  useEffect(() => {
    if (given !== null) takeOver(given);
  }, [given]);
}
