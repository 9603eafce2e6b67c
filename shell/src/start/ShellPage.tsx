import { type Page, PageProvider } from '../context/PageContext';
import { GuardedRouter } from '../router/GuardedRouter';
import { Root } from '../routes/Root';
import { PageLook } from '../settings/PageLook';

/** The page as a whole. */
export const ShellPage = ({ page }: { page: Page }) => (
  <PageProvider page={page}>
    <PageLook />
    <GuardedRouter>
      <Root />
    </GuardedRouter>
  </PageProvider>
);
