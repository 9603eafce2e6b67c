import { useActions, useRuntime, useSession } from '@atrium/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { usePathname } from '../common/GuardedRouter';
import { lazyOverlay } from '../common/lazyOverlay';
import { useTitledPage } from '../common/PageTitles';
import { PaletteContext } from './paletteContext';
import { forgetPage, rememberPage } from './recentPages';

const PaletteDialog = lazyOverlay(() => import('./PaletteDialog'));

/** Search and commands over whatever is on screen, from the navbar or by Ctrl/Cmd+K. */
export function Palette({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState<string | null>(null);
  useRecentPages();
  useActions({ palette: () => setQuery((before) => (before === null ? '' : null)) });

  return (
    <PaletteContext value={setQuery}>
      {children}
      {query !== null && <PaletteDialog query={query} onClose={() => setQuery(null)} />}
    </PaletteContext>
  );
}

/** Pages that say that there is nothing, or nothing for this person. */
const isGone = () =>
  document.querySelector('#main [data-page-state]:is([data-page-state="lost"], [data-page-state="lock"])');

/** Remembers what was on screen, by the title that the page itself gave at its address. */
function useRecentPages(): void {
  const pathname = usePathname();
  const { title, path } = useTitledPage();
  const language = useRuntime().languages.get();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined || !title || path !== pathname || pathname.startsWith('/misc/')) return;
    if (isGone()) forgetPage(localStorage, userId, pathname);
    else rememberPage(localStorage, userId, { path: pathname, title, language });
  }, [pathname, path, title, userId, language]);
}
