import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from 'shared/runtime';
import { PaletteProvider } from '../context/PaletteContext';
import { useShownTitle } from '../hooks/pageTitle';
import { lazyPart } from '../lazy/lazyPart';
import { rememberPage } from './recentPages';

const PaletteDialog = lazyPart(() => import('./PaletteDialog'));

/** Search and commands over whatever is on screen, from the navbar or by Ctrl/Cmd+K. */
export function Palette({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useRecentPages();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <PaletteProvider value={open}>
      {children}
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
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
