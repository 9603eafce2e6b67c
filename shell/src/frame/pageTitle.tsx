import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { PageTitleProvider } from 'shared/ui';

const ShownTitle = createContext('');

/** The title of the page on screen, as it told the frame. */
export const useShownTitle = () => useContext(ShownTitle);

/** Hears the title of each page: it goes into the document's title and the crumbs. */
export function PageTitles({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('');
  const show = useCallback((next: string) => {
    document.title = next ? `${next} · Atrium` : 'Atrium';
    setTitle(next);
  }, []);
  return (
    <PageTitleProvider value={show}>
      <ShownTitle value={title}>{children}</ShownTitle>
    </PageTitleProvider>
  );
}
