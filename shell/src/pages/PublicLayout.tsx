import type { ReactNode } from 'react';
import { usePage } from '../apps/ShellServices';
import { useTabChoices } from '../apps/shellState';
import { lazyPage } from '../common/lazyPage';
import { GuestTools } from './GuestTools';
import styles from './PublicLayout.module.css';

const LazyTabBanners = lazyPage(async () => ({
  default: (await import(/* webpackChunkName: "host" */ '../layout/Banners')).TabBanners,
}));

/** Is this tab another than everyone's? Only then is it worth loading what says so. */
function useIsOwnTab(): boolean {
  const { refusals } = usePage();
  const { isSafe, channel, overrides } = useTabChoices();
  return isSafe || channel !== 'stable' || refusals.length > 0 || Object.keys(overrides).length > 0;
}

/** What a page without the frame has around it: the choice of language and of light or dark. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const isOwnTab = useIsOwnTab();
  const { Hosted } = usePage();
  return (
    <>
      {isOwnTab && (
        <Hosted>
          <LazyTabBanners />
        </Hosted>
      )}
      <main id="main" className={styles.bare}>
        <div className={styles.tools}>
          <GuestTools />
        </div>
        {children}
      </main>
    </>
  );
}
