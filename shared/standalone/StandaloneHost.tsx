import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import type { AppDefinition } from '../contract';
import { RuntimeProvider } from '../runtime';
import { PageTitleProvider, ThemeProvider } from '../ui';
import { AppLinks } from './AppLinks';
import type { AppHost } from './appHost';
import type { AppModules } from './appModules';
import { type createOtherCommands, OtherCommandToasts } from './OtherCommands';
import { StandaloneBar } from './StandaloneBar';
import styles from './StandaloneHost.module.css';
import { StandalonePage } from './StandalonePage';
import type { StandaloneSettings } from './settings';

export interface StandaloneHostProps {
  app: AppDefinition;
  host: AppHost;
  modules: AppModules;
  otherCommands: ReturnType<typeof createOtherCommands>;
  firstSettings: StandaloneSettings;
  /** Called with all settings after each change. */
  onChange: (settings: StandaloneSettings) => void;
}

/** The page of an app alone: a bar on the canvas, and the app on the sheet. */
export function StandaloneHost(props: StandaloneHostProps) {
  return (
    <RuntimeProvider runtime={props.host.runtime}>
      <StandaloneFrame {...props} />
    </RuntimeProvider>
  );
}

function StandaloneFrame({ app, host, modules, otherCommands, firstSettings, onChange }: StandaloneHostProps) {
  const { manifest, runtime } = host;
  const { t } = useTranslation('standalone');
  const [settings, setSettings] = useState(firstSettings);
  const language = runtime.languages.get();
  const title = manifest.labels[language][manifest.title] ?? manifest.id;
  const showTitle = useCallback(
    (page: string) => {
      document.title = page === title ? title : `${page} · ${title}`;
    },
    [title],
  );
  const change = (changed: Partial<StandaloneSettings>) => {
    const next = { ...settings, ...changed };
    setSettings(next);
    onChange(next);
  };

  return (
    <ThemeProvider skin={settings.skin} direction={settings.direction} language={language}>
      <PageTitleProvider value={showTitle}>
        <BrowserRouter>
          <div className={styles.frame}>
            <StandaloneBar title={title} modules={modules} settings={settings} onChange={change} />
            <div className={styles.body}>
              <AppLinks manifest={manifest} />
              <main className={styles.sheet} aria-label={t('page')}>
                <StandalonePage app={app} manifest={manifest} />
              </main>
            </div>
          </div>
          <OtherCommandToasts commands={otherCommands} />
        </BrowserRouter>
      </PageTitleProvider>
    </ThemeProvider>
  );
}
