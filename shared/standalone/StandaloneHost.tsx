import { useRuntime, useSession } from '@atrium/sdk';
import { RuntimeProvider } from '@atrium/sdk/host';
import { PageTitleProvider } from '@atrium/ui';
import { ThemeProvider } from '@atrium/ui/host';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { StandaloneLayout, type StandaloneLayoutProps } from './StandaloneLayout';

/** The page of an app alone: providers and router around its frame. */
export function StandaloneHost(props: StandaloneLayoutProps) {
  const { host, settings } = props;
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <StandaloneLayout {...props} /> }]));
  const showTitle = useCallback(
    (page: string) => {
      const title = host.manifest.labels[host.runtime.languages.get()][host.manifest.title] ?? host.manifest.id;
      document.title = page === title ? title : `${page} · ${title}`;
    },
    [host],
  );
  return (
    <RuntimeProvider runtime={host.runtime}>
      <Theme settings={settings}>
        <PageTitleProvider value={showTitle}>
          <RouterProvider router={router} />
        </PageTitleProvider>
      </Theme>
    </RuntimeProvider>
  );
}

function Theme({ settings, children }: Pick<StandaloneLayoutProps, 'settings'> & { children: ReactNode }) {
  useTranslation('standalone');
  const { user } = useSession();
  const { skin, direction } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <ThemeProvider
      skin={skin}
      direction={direction}
      language={useRuntime().languages.get()}
      account={user?.id}
      preferences={user?.preferences}
    >
      {children}
    </ThemeProvider>
  );
}
