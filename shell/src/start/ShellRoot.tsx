import { usePageLook } from '@atrium/ui/light';
import { type ShellServices, ShellServicesProvider } from '../apps/ShellServices';
import { GuardedRouter } from '../common/GuardedRouter';
import { useSettings, useSkin } from '../common/useSettings';
import { Root } from '../pages/Root';

/** The page as a whole. */
export const ShellRoot = ({ page }: { page: ShellServices }) => (
  <ShellServicesProvider page={page}>
    <PageAppearance />
    <GuardedRouter>
      <Root />
    </GuardedRouter>
  </ShellServicesProvider>
);

/** Skin and direction of the page, as the person's settings say. Draws nothing. */
export function PageAppearance() {
  const { isRightToLeft } = useSettings();
  usePageLook(useSkin(), isRightToLeft ? 'rtl' : 'ltr');
  return null;
}
