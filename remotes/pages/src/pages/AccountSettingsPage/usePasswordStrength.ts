import { useDeferredValue, useEffect, useState } from 'react';

type Estimate = typeof import('../../model/passwordStrength').passwordStrength;

/**
 * How hard a password is to guess; undefined while none is typed. The lists of known passwords are loaded with the
 * first key: who changes nothing needs none of them.
 */
export function usePasswordStrength(password: string, names: readonly string[]) {
  const [estimate, setEstimate] = useState<{ of: Estimate }>();
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    let isGone = false;
    import('../../model/passwordStrength').then(
      ({ passwordStrength }) => {
        if (!isGone) setEstimate({ of: passwordStrength });
      },
      // Without them there is no meter; the rules hold all the same.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isTyping]);
  const settled = useDeferredValue(password);
  return settled && estimate ? estimate.of(settled, names) : undefined;
}
