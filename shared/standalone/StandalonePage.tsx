import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { AppDefinition, EmittedManifest } from '../contract';
import { useCan } from '../runtime';
import { EmptyState } from '../ui';
import { AppRoutes } from './AppRoutes';
import { FaultBoundary } from './FaultBoundary';
import { findHome, findPath } from './findPath';

/** The page at the address: the app's, unless the role may not open it or the app does not own it. */
export function StandalonePage({ app, manifest }: { app: AppDefinition; manifest: EmittedManifest }) {
  const { t } = useTranslation('standalone');
  const { pathname } = useLocation();
  const can = useCan();
  const home = findHome(manifest);
  if (pathname === '/' && home !== '/') return <Navigate to={home} replace />;

  const back = <Link to={home}>{t('home')}</Link>;
  const path = findPath(manifest, pathname);
  const notFound = (
    <EmptyState isPage picture="search" title={t('notFound.title')} text={t('notFound.text')} action={back} />
  );
  if (!path) return notFound;
  if (!can(path.requires))
    return <EmptyState isPage picture="lock" title={t('forbidden.title')} text={t('forbidden.text')} action={back} />;
  return (
    <FaultBoundary key={path.path}>
      <AppRoutes app={app} notFound={notFound} />
    </FaultBoundary>
  );
}
