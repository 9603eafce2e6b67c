import { Navigate, useLocation } from 'react-router-dom';
import { ownerOfPath } from 'shared/contract/host';
import { useApps, useCan, useSession } from 'shared/runtime';
import { RemoteApp } from '../apps/RemoteApp';
import { isOff } from '../apps/releases/TabStore';
import { useReleaseState, useTabChoices } from '../apps/shellState';
import { lazyPage } from '../common/lazyPage';
import { usePathname } from '../common/PathnameProvider';
import { landingPath } from '../session/landingPath';
import { refusedAt } from '../session/refusedPath';
import { NotFoundPage } from './NotFoundPage';
import { shellPages } from './shellPages';

const AppOffPage = lazyPage(() => import('./AppOffPage'));

/** The page behind the address: one of the shell's own, or the app whose manifest owns it; guarded by the rules. */
export function FramedPage() {
  const pathname = usePathname();
  const apps = useApps();
  const { releases, mounts } = useReleaseState();
  const choices = useTabChoices();
  const can = useCan();
  const { user } = useSession();

  const own = shellPages.find(({ path }) => path === pathname);
  const owner = own ? undefined : ownerOfPath(apps, pathname);
  const requires = own ? own.requires : owner?.entry.requires;
  if (user && requires && !can(requires)) {
    const landing = landingPath('', user, apps);
    if (pathname === '/' && landing !== '/') return <Navigate to={landing} replace />;
    return <RefusedPage />;
  }
  if (own) return own.element;

  const release = owner && releases.get(owner.manifest.id);
  if (!release) return <NotFoundPage />;
  if (isOff(choices, release.manifest.id)) return <AppOffPage manifest={release.manifest} />;
  return <RemoteApp key={`${release.container} ${mounts}`} release={release} notFound={<NotFoundPage />} />;
}

function RefusedPage() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/misc/not-authorized" state={refusedAt(pathname + search + hash)} replace />;
}
