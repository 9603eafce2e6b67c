import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeys, useSession } from 'shared/runtime';
import { PaletteProvider } from '../context/PaletteContext';
import { useShownTitle } from '../hooks/pageTitle';
import { lazyPart } from '../lazy/lazyPart';
import { rememberPage } from './recentPages';

const PaletteDialog = lazyPart(() => import('./PaletteDialog'));

/** Search and commands over whatever is on screen, from the navbar or by Ctrl/Cmd+K. */
export function Palette({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState<string | null>(null);
  useRecentPages();
  useKeys({ palette: () => setQuery((before) => (before === null ? '' : null)) });

  return (
    <PaletteProvider value={setQuery}>
      {children}
      {query !== null && <PaletteDialog query={query} onClose={() => setQuery(null)} />}
    </PaletteProvider>
  );
}

function useRecentPages(): void {
  const { pathname } = useLocation();
  const title = useShownTitle();
  const userId = useSession().user?.id;
  const lastTitle = useRef('');
  useEffect(() => {
    // On the way to another page its address comes before its title.
    const isTitled = title !== lastTitle.current;
    lastTitle.current = title;
    if (isTitled && userId !== undefined && title && !pathname.startsWith('/misc/'))
      rememberPage(localStorage, userId, { path: pathname, title });
  }, [pathname, title, userId]);
}
