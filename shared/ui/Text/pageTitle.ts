import { createContext, use, useEffect } from 'react';

/** Puts a page's title into the document; a host may add its own name. */
type ShowTitle = (title: string) => void;

const TitleContext = createContext<ShowTitle>((title) => {
  document.title = title;
});

/** `<PageTitleProvider value={(title) => { document.title = `${title} · Atrium`; }}>` */
export const PageTitleProvider = TitleContext;

/** Sets the document's title, for a page without `Page`; undefined leaves it as it is. */
export function usePageTitle(title: string | undefined): void {
  const show = use(TitleContext);
  useEffect(() => {
    if (title !== undefined) show(title);
  }, [show, title]);
}
