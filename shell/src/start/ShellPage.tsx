import { usePageLook } from '@atrium/ui/light';
import { type Page, PageProvider } from '../apps/ShellServices';
import { GuardedRouter } from '../common/GuardedRouter';
import { useSettings, useSkin } from '../common/useSettings';
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

/** Skin and direction of the page, as the person's settings say. Draws nothing. */
export function PageLook() {
  const { isRightToLeft } = useSettings();
  usePageLook(useSkin(), isRightToLeft ? 'rtl' : 'ltr');
  return null;
}
