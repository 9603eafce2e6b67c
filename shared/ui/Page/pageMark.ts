import { createContext, type ReactNode } from 'react';

/** What the host puts beside the heading of every `Page`: a star that bookmarks it. */
export const PageMark = createContext<ReactNode>(null);

/** `<PageMarkProvider value={<Star />}>` */
export const PageMarkProvider = PageMark;
