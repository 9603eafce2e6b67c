import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';

const Pathname = createContext('/');

/** Tells its children the path of the page on screen. They are drawn again by another path, not by another query. */
export const PathnameProvider = ({ children }: { children: ReactNode }) => (
  <Pathname value={useLocation().pathname}>{children}</Pathname>
);

/**
 * The path of the page on screen, without its query. The frame reads this and not the router's whole address: an app
 * changes its query with each filter, page or period, and the frame around it stays as it is.
 */
export const usePathname = (): string => use(Pathname);
