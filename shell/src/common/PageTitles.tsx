import { PageTitleProvider, VisuallyHidden } from '@atrium/ui/light';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { withinBase } from './basePath';
import { brand } from './brand';

const ShownTitle = createContext<{ title: string; path: string; documentTitle: () => string }>({
  title: '',
  path: '',
  documentTitle: () => brand.get().name,
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
  const name = useCallback((next: string) => {
    const { name: product } = brand.get();
    latest.current = next ? `${next} · ${product}` : product;
    document.title = latest.current;
  }, []);
  const show = useCallback(
    (next: string) => {
      name(next);
      setShown({ title: next, path: withinBase(window.location.pathname) });
    },
    [name],
  );
  useEffect(() => brand.subscribe(() => name(title)), [name, title]);
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
