import { type Page, PageProvider } from '../apps/ShellServices';
import { GuardedRouter } from '../common/GuardedRouter';
import { PageLook } from '../common/PageLook';
import { Root } from '../pages/Root';

/** The page as a whole. */
export const ShellPage = ({ page }: { page: Page }) => (
  <PageProvider page={page}>
    <PageLook />
    <GuardedRouter>
      <Root />
    </GuardedRouter>
  </PageProvider>
);
