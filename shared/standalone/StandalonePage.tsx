import type { AppDefinition, AppManifest, EmittedManifest } from '@atrium/contract';
import { entryOfPath } from '@atrium/contract/host';
import { useCan } from '@atrium/sdk';
import { Button, EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { PageErrorBoundary } from './Overlays';

/** The page at the address: the app's, unless the role may not open it or the app does not own it. */
export function StandalonePage({ app, manifest }: { app: AppDefinition; manifest: EmittedManifest }) {
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
