import type { AppDefinition } from '@atrium/contract';
import { useActions } from '@atrium/sdk';
import { ConnectRouter } from '@atrium/sdk/host';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLinks } from './AppLinks';
import type { AppHost } from './appHost';
import type { AppModules } from './appModules';
import { type OtherCommands, OtherCommandToasts } from './OtherCommands';
import { Overlays } from './Overlays';
import { ShortcutSheet } from './ShortcutSheet';
import { StandaloneBar } from './StandaloneBar';
import styles from './StandaloneLayout.module.css';
import { StandalonePage } from './StandalonePage';
import type { SettingsStore } from './settings';

export interface StandaloneLayoutProps {
  app: AppDefinition;
  host: AppHost;
  modules: AppModules;
  otherCommands: OtherCommands;
  settings: SettingsStore;
}

/** A bar on the canvas, and the app on the sheet. */
export function StandaloneLayout({ app, host, modules, otherCommands, settings }: StandaloneLayoutProps) {
  const { manifest, runtime } = host;
  const { t } = useTranslation('standalone');
  const [isSheetOpen, setSheetOpen] = useState(false);
  useActions({ sheet: () => setSheetOpen(true) });
  const chosen = useSyncExternalStore(settings.subscribe, settings.get);
  const title = manifest.labels[runtime.languages.get()][manifest.title] ?? manifest.id;
  return (
    <div className={styles.frame}>
      <ConnectRouter />
      <StandaloneBar title={title} modules={modules} settings={chosen} onChange={settings.change} />
      <div className={styles.body}>
        <AppLinks manifest={manifest} />
        <main className={styles.sheet} aria-label={t('page')}>
          <StandalonePage app={app} manifest={manifest} />
        </main>
      </div>
      <Overlays modules={modules} />
      <OtherCommandToasts commands={otherCommands} />
      {isSheetOpen && <ShortcutSheet manifest={manifest} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}
