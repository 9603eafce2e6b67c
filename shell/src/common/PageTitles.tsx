import { PageTitleProvider, VisuallyHidden } from '@atrium/ui/light';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { appName } from './settings';

const ShownTitle = createContext<{ title: string; path: string; documentTitle: () => string }>({
  title: '',
  path: '',
  documentTitle: () => appName,
});

export const useShownTitle = (): string => useContext(ShownTitle).title;

export function useTitledPage(): { title: string; path: string } {
  const { title, path } = useContext(ShownTitle);
  return { title, path };
}

/** The document title that the shell set last. */
export const useDocumentTitle = (): (() => string) => useContext(ShownTitle).documentTitle;

/** Receives each page's title; shows it in the document title and the breadcrumbs, and announces it. */
export function PageTitles({ children }: { children: ReactNode }) {
  const [{ title, path }, setShown] = useState({ title: '', path: '' });
  const latest = useRef(document.title);
  const show = useCallback((next: string) => {
    latest.current = next ? `${next} · ${appName}` : appName;
    document.title = latest.current;
    setShown({ title: next, path: window.location.pathname });
  }, []);
  const shown = useMemo(() => ({ title, path, documentTitle: () => latest.current }), [title, path]);
  return (
    <PageTitleProvider value={show}>
      <ShownTitle value={shown}>{children}</ShownTitle>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
    </PageTitleProvider>
  );
}
