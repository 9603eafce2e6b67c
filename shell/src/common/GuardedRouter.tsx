import { withPageOnTop } from '@atrium/ui/light';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router, type To } from 'react-router';
import { useLocation } from 'react-router-dom';
import { basePath, withinBase } from './basePath';
import { blockingGuard } from './useBlocker';

/**
 * The browser's history with guards: a form with changes that are not saved may ask before one leaves. React Router
 * itself guards only in its data router, which is 16 kB more and loads data that nothing here loads.
 */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ location: history.location, action: history.action });

  useLayoutEffect(() => {
    // A blocked Back has moved already: it is taken back, then the guard asks, and it is repeated when the person says so.
    let onReturn: (() => void) | null = null;
    let isRepetition = false;
    return history.listen(({ location, action, delta }) => {
      if (onReturn) {
        const ask = onReturn;
        onReturn = null;
        ask();
        return;
      }
      const guard =
        action === 'POP' && delta && !isRepetition
          ? blockingGuard({ ...location, pathname: withinBase(location.pathname) }, action)
          : undefined;
      isRepetition = false;
      if (!guard || !delta) {
        setPlace({ location, action });
        return;
      }
      const proceed = () =>
        withPageOnTop(() => {
          isRepetition = true;
          history.go(delta);
        });
      onReturn = () => guard.onBlocked({ proceed });
      history.go(-delta);
    });
  }, [history]);

  const navigator = useMemo(() => {
    const unlessBlocked = (to: To, action: 'PUSH' | 'REPLACE', go: () => void) => {
      const { pathname, search, hash } = history.createURL(to);
      const guard = blockingGuard({ pathname: withinBase(pathname), search, hash }, action);
      const proceed = () => withPageOnTop(go);
      if (guard) guard.onBlocked({ proceed });
      else proceed();
    };
    return {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to: To, state?: unknown) => unlessBlocked(to, 'PUSH', () => history.push(to, state)),
      replace: (to: To, state?: unknown) => unlessBlocked(to, 'REPLACE', () => history.replace(to, state)),
    };
  }, [history]);

  return (
    <Router basename={basePath || '/'} location={place.location} navigationType={place.action} navigator={navigator}>
      {children}
    </Router>
  );
}

const Pathname = createContext('/');

/** Provides the pathname. Consumers render again on another path, not on another query. */
export const PathnameProvider = ({ children }: { children: ReactNode }) => (
  <Pathname value={useLocation().pathname}>{children}</Pathname>
);

/**
 * The path of the page on screen, without its query. The layout reads this and not the router's whole address: an app
 * changes its query with each filter, page or period, and the layout around it need not render again.
 */
export const usePathname = (): string => use(Pathname);

const firstKey: unknown = globalThis.window?.history.state?.key ?? 'default';

/** True for the entry at which the document was opened, where the focus begins at the top as in any document. */
export const isOpenedAt = (key: string): boolean => key === firstKey;
