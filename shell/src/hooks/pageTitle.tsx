import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { PageTitleProvider, VisuallyHidden } from 'shared/ui';
import { appName } from '../settings/settings';

const ShownTitle = createContext('');

/** The title of the page on screen, as it told the frame. */
export const useShownTitle = () => useContext(ShownTitle);

/** Hears the title of each page: it goes into the document's title and the crumbs, and is told to screen readers. */
export function PageTitles({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('');
  const show = useCallback((next: string) => {
    document.title = next ? `${next} · ${appName}` : appName;
    setTitle(next);
  }, []);
  return (
    <PageTitleProvider value={show}>
      <ShownTitle value={title}>{children}</ShownTitle>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
    </PageTitleProvider>
  );
}
