import { languages } from '@atrium/contract';
import { focusHeading } from '@atrium/ui/light';
import { Globe, Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useTabChoices } from '../apps/AppHost';
import { useShellServices } from '../apps/ShellServices';
import { isOpenedAt } from '../common/GuardedRouter';
import { isLanguage, languageNames } from '../common/languageNames';
import { lazyPage } from '../common/lazyPage';
import { ToolButton, ToolMenu } from '../common/ToolMenu';
import { useDarkMode } from '../common/useSettings';
import styles from './PublicLayout.module.css';

const LazyTabBanners = lazyPage(async () => ({
  default: (await import(/* webpackChunkName: "host" */ '../layout/Banners')).TabBanners,
}));

/** True for a tab with its own choices: only then are the banners loaded. */
function useIsOwnTab(): boolean {
  const { rejectedOverrides } = useShellServices();
  const { isSafe, channel, overrides } = useTabChoices();
  return isSafe || channel !== 'stable' || rejectedOverrides.length > 0 || Object.keys(overrides).length > 0;
}

/** Layout of pages outside the shell layout: choice of language and of light or dark. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const isOwnTab = useIsOwnTab();
  const { WithAppHost } = useShellServices();
  const page = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (page.current && !isOpenedAt(key)) return focusHeading(page.current);
  }, [key]);
  return (
    <>
      {isOwnTab && (
        <WithAppHost>
          <LazyTabBanners />
        </WithAppHost>
      )}
      <main ref={page} id="main" tabIndex={-1} className={styles.bare}>
        <div className={styles.tools}>
          <GuestTools />
        </div>
        {children}
      </main>
    </>
  );
}

function GuestTools() {
  const { t } = useTranslation('shell');
  const { languages: chosen } = useShellServices().services;
  const { isDark, toggle } = useDarkMode();
  return (
    <>
      <ToolMenu
        label={t('language')}
        icon={Globe}
        selected={chosen.get()}
        items={languages.map((language) => ({
          key: language,
          label: <span lang={language}>{languageNames[language]}</span>,
        }))}
        onSelect={(key) => {
          if (isLanguage(key)) void chosen.set(key);
        }}
      />
      <ToolButton label={isDark ? t('skin.light') : t('skin.dark')} icon={isDark ? Sun : Moon} onClick={toggle} />
    </>
  );
}
