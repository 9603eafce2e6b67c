import { lazy, type ReactNode, Suspense } from 'react';
import { FaultBoundary } from 'shared/ui';
import { useShell } from '../context/ShellContext';
import { useTabChoices } from '../context/shellState';
import { LanguageMenu } from '../frame/LanguageMenu';
import { SkinToggle } from '../frame/SkinToggle';
import styles from './PublicLayout.module.css';

const TabBanners = lazy(async () => ({ default: (await import('../frame/TabBanners')).TabBanners }));

/** Is this tab another than everyone's? Only then is it worth loading what says so. */
function useIsOwnTab(): boolean {
  const { refusals } = useShell();
  const { isSafe, channel, overrides } = useTabChoices();
  return isSafe || channel === 'next' || refusals.length > 0 || Object.keys(overrides).length > 0;
}

/** What a page without the frame has around it: the choice of language and of light or dark. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const isOwnTab = useIsOwnTab();
  return (
    <>
      {isOwnTab && (
        <FaultBoundary fallback={() => null}>
          <Suspense>
            <TabBanners />
          </Suspense>
        </FaultBoundary>
      )}
      <main id="main" className={styles.bare}>
        <div className={styles.tools}>
          <LanguageMenu />
          <SkinToggle />
        </div>
        {children}
      </main>
    </>
  );
}
