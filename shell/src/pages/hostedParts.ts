import { lazyPage } from '../common/lazyPage';

// One chunk: what is drawn for people who are signed in comes at once.

/** Loads the pages ahead: while somebody types a password, or beside the first texts. */
export const loadHostedPages = () => import(/* webpackChunkName: "host" */ './HostedPages');

/** Everything but the guest pages. Where its code does not arrive, the page says so. */
export const LazyHostedPages = lazyPage(loadHostedPages, { isLarge: true });

/** Signing in again over a guest page that was opened by somebody who was signed in. */
export const LazySignedOutDialog = lazyPage(async () => ({
  default: (await import(/* webpackChunkName: "host" */ '../session/SignedOutDialog')).SignedOutDialog,
}));
