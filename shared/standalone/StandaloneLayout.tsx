import type { AppDefinition, AppManifest, EmittedManifest } from '@atrium/contract';
import { entryOfPath, hostActions, isWithin, menuItems } from '@atrium/contract/host';
import { useActions, useCan, useRuntime } from '@atrium/sdk';
import { ConnectRouter } from '@atrium/sdk/host';
import { Button, EmptyState, Kbd, Modal, NavList } from '@atrium/ui';
import { focusHeading } from '@atrium/ui/host';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import type { AppHost } from './appHost';
import type { AppModules } from './appModules';
import { type OtherCommands, OtherCommandToasts } from './OtherCommands';
import { Overlays, PageErrorBoundary } from './Overlays';
import { StandaloneBar } from './StandaloneBar';
import styles from './StandaloneLayout.module.css';
import type { SettingsStore } from './settings';

/** Actions of the shell that work where there is no shell. */
const actionsAlone = ['find', 'sheet', 'save', 'message', 'close'] as const;

/** All keys of the app, and those that work on every page. */
function ShortcutSheet({ manifest, onClose }: { manifest: EmittedManifest; onClose: () => void }) {
  const { t } = useTranslation('standalone');
  const can = useCan();
  const labels = manifest.labels[useRuntime().languages.get()];
  const own = Object.entries(manifest.actions ?? {}).flatMap(([id, { shortcut, label, requires }]) =>
    shortcut && can(requires) ? [{ id, keys: shortcut, label: labels[label] ?? label }] : [],
  );
  const everywhere = actionsAlone.map((id) => ({ id, keys: hostActions[id].shortcut, label: t(`shortcuts.${id}`) }));
  const groups = [
    { title: labels[manifest.title] ?? manifest.id, rows: own },
    { title: t('shortcuts.everywhere'), rows: everywhere },
  ];
  return (
    <Modal open onCancel={onClose} footer={null} title={t('shortcuts.sheet')} width={720}>
      <div className={styles.groups}>
        {groups.map(
          ({ title, rows }) =>
            rows.length > 0 && (
              <section key={title} aria-label={title}>
                <h3 className={styles.heading}>{title}</h3>
                <dl className={styles.list}>
                  {rows.map(({ id, keys, label }) => (
                    <div key={id} className={styles.row}>
                      <dt>{label}</dt>
                      <dd>
                        <Kbd keys={[keys]} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ),
        )}
      </div>
    </Modal>
  );
}

/** The page at the address: the app's, unless the role may not open it or the app does not own it. */
function StandalonePage({ app, manifest }: { app: AppDefinition; manifest: EmittedManifest }) {
  const { t } = useTranslation('standalone');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const can = useCan();
  const home = findHome(manifest);
  if (pathname === '/' && home !== '/') return <Navigate to={home} replace />;

  const path = entryOfPath(manifest, pathname);
  const notFound = (
    <EmptyState
      isPage
      picture="search"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<Button onClick={() => navigate(home)}>{t('home')}</Button>}
    />
  );
  if (!path) return notFound;
  if (!can(path.requires))
    return <EmptyState isPage picture="lock" title={t('forbidden.title')} text={t('forbidden.text')} />;
  return (
    <PageErrorBoundary key={path.path}>
      <AppRoutes app={app} notFound={notFound} />
    </PageErrorBoundary>
  );
}

/** Start path of the app: its first menu entry, else its first path. */
export function findHome({ paths, menu = [] }: Pick<AppManifest, 'paths' | 'menu'>): string {
  const links = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return links.find(({ path }) => path)?.path ?? paths[0]?.path ?? '/';
}

/** The app's own menu entries, as links. */
function AppLinks({ manifest }: { manifest: EmittedManifest }) {
  const { t } = useTranslation('standalone');
  const { pathname } = useLocation();
  const can = useCan();
  const labels = manifest.labels[useRuntime().languages.get()];
  const items = menuItems(manifest).flatMap(({ id, path, label, requires }) =>
    path && can(requires) ? [{ key: id, to: path, label: labels[label] ?? label }] : [],
  );
  const active = items.findLast(({ to }) => isWithin(pathname, to));
  if (items.length < 2) return null;
  return <NavList label={t('menu')} items={items} {...(active ? { activeKey: active.key } : {})} />;
}

export interface StandaloneLayoutProps {
  app: AppDefinition;
  host: AppHost;
  modules: AppModules;
  otherCommands: OtherCommands;
  settings: SettingsStore;
}

/** The focus follows to the heading of each next page. */
function useArrival() {
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname || !page.current) return;
    shown.current = pathname;
    return focusHeading(page.current);
  }, [pathname]);
  return page;
}

/** A bar on the canvas, and the app on the sheet. */
export function StandaloneLayout({ app, host, modules, otherCommands, settings }: StandaloneLayoutProps) {
  const { manifest, runtime } = host;
  const { t } = useTranslation('standalone');
  const [isSheetOpen, setSheetOpen] = useState(false);
  useActions({ sheet: () => setSheetOpen(true) });
  const page = useArrival();
  const chosen = useSyncExternalStore(settings.subscribe, settings.get);
  const title = manifest.labels[runtime.languages.get()][manifest.title] ?? manifest.id;
  return (
    <div className={styles.frame}>
      <ConnectRouter />
      <StandaloneBar title={title} modules={modules} settings={chosen} onChange={settings.change} />
      <div className={styles.body}>
        <AppLinks manifest={manifest} />
        <main ref={page} className={styles.sheet} aria-label={t('page')} tabIndex={-1}>
          <StandalonePage app={app} manifest={manifest} />
        </main>
      </div>
      <Overlays modules={modules} />
      <OtherCommandToasts commands={otherCommands} />
      {isSheetOpen && <ShortcutSheet manifest={manifest} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}
