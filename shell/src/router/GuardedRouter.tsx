import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router, type To } from 'react-router';
import { isOverPage } from 'shared/ui/light';
import { blockingGuard } from './leaveGuards';

/**
 * The browser's history with guards: a form with changes that are not saved may ask before one leaves. React Router
 * itself guards only in its data router, which is 16 kB more and loads data that nothing here loads.
 */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ location: history.location, action: history.action });

  useLayoutEffect(() => {
    // A blocked Back has moved already: it is taken back, and repeated when the person says so.
    let expected: 'return' | 'repetition' | null = null;
    return history.listen(({ location, action, delta }) => {
      const isReturn = expected === 'return';
      const guard = action === 'POP' && delta && !expected ? blockingGuard(location) : undefined;
      expected = null;
      if (isReturn) return;
      if (!guard || !delta) {
        setPlace({ location, action });
        return;
      }
      expected = 'return';
      history.go(-delta);
      guard.onBlocked({
        proceed() {
          expected = 'repetition';
          history.go(delta);
        },
      });
    });
  }, [history]);

  const navigator = useMemo(() => {
    const unlessBlocked = (to: To, proceed: () => void) => {
      const { pathname, search, hash } = history.createURL(to);
      const guard = blockingGuard({ pathname, search, hash });
      if (guard) guard.onBlocked({ proceed });
      else proceed();
    };
    return {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to: To, state?: unknown) =>
        unlessBlocked(to, () => {
          if (isOverPage()) history.replace(to, state);
          else history.push(to, state);
        }),
      replace: (to: To, state?: unknown) => unlessBlocked(to, () => history.replace(to, state)),
    };
  }, [history]);

  return (
    <Router location={place.location} navigationType={place.action} navigator={navigator}>
      {children}
    </Router>
  );
}
