import { whenIdle } from '@atrium/sdk';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsNear } from '../../state/near';
import { PeriodProvider, useShownPeriod } from '../../state/shownPeriod';

/** Far from the screen a new period is shown once all that is near has been drawn. */
export function PeriodInTurn({ children }: { children: ReactNode }) {
  const asked = useShownPeriod();
  const isNear = useIsNear();
  const [drawn, setDrawn] = useState(asked);
  if (isNear && drawn !== asked) setDrawn(asked);
  useEffect(() => {
    if (drawn !== asked) return whenIdle(() => startTransition(() => setDrawn(asked)));
  }, [drawn, asked]);
  return <PeriodProvider value={isNear ? asked : drawn}>{children}</PeriodProvider>;
}
