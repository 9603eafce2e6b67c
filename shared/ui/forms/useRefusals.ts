import { useState } from 'react';
import { isGoneError } from './record/newerRecord';
import { ClashError } from './sendRecord';
import type { useFormProblems } from './useFormProblems';

/** What a refused form comes to: a choice between two versions, a record that is gone, or what is wrong with its fields. */
export function useRefusals(rev: number | undefined, wasGone: boolean, problems: ReturnType<typeof useFormProblems>) {
  const [isDeciding, setDeciding] = useState(false);
  const [goneRev, setGoneRev] = useState<number>();
  return {
    isDeciding,
    setDeciding,
    isGone: wasGone || (rev !== undefined && goneRev === rev),
    refuse(error: unknown) {
      if (error instanceof ClashError) setDeciding(true);
      else if (rev !== undefined && isGoneError(error)) setGoneRev(rev);
      else problems.show(error);
    },
  };
}
