// The part of React Router that apps may use. The whole package is 40 kB more, for server rendering and data loading that
// nothing here uses. A name that an app needs and that is missing here is added here.
export {
  createPath,
  createSearchParams,
  generatePath,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  parsePath,
  resolvePath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { useBlocker } from './useBlocker';
