import { type HostRuntime, RuntimeProvider } from '@atrium/sdk/host';
import type { SettingsStore } from '@atrium/standalone';
import { ThemeProvider } from '@atrium/ui/host';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { EntryPage } from './EntryPage';
import { GalleryLayout } from './GalleryLayout';
import { HomePage } from './HomePage';

interface GalleryHostProps {
  runtime: HostRuntime;
  settings: SettingsStore;
}

export function GalleryHost({ runtime, settings }: GalleryHostProps) {
  const [router] = useState(() =>
    createHashRouter([
      {
        element: <GalleryLayout settings={settings} />,
        children: [
          { path: '/:id', element: <EntryPage /> },
          { path: '*', element: <HomePage /> },
        ],
      },
    ]),
  );
  return (
    <RuntimeProvider runtime={runtime}>
      <ThemedRouter runtime={runtime} settings={settings} router={router} />
    </RuntimeProvider>
  );
}

function ThemedRouter({
  runtime,
  settings,
  router,
}: GalleryHostProps & { router: ReturnType<typeof createHashRouter> }) {
  useTranslation('standalone');
  const { skin, direction } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <ThemeProvider skin={skin} direction={direction} language={runtime.languages.get()}>
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}
