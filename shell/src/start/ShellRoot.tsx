import { usePageAppearance } from '@atrium/ui/light';
import { type ShellServices, ShellServicesProvider } from '../apps/ShellServices';
import { GuardedRouter } from '../common/GuardedRouter';
import { useSettings, useSkin } from '../common/useSettings';
import { Root } from '../pages/Root';

export const ShellRoot = ({ page }: { page: ShellServices }) => (
  <ShellServicesProvider page={page}>
    <PageAppearance />
    <GuardedRouter>
      <Root />
    </GuardedRouter>
  </ShellServicesProvider>
);

/** Applies skin and direction of the person's settings to the document. Renders nothing. */
function PageAppearance() {
  const { isRightToLeft } = useSettings();
  usePageAppearance(useSkin(), isRightToLeft ? 'rtl' : 'ltr');
  return null;
}
