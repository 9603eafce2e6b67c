import { createBrowserRouter } from 'react-router-dom';
import { Root } from './Root';

/** The page's one router; what is behind a path is decided by manifests, so it has one route. */
export const createRouter = () => createBrowserRouter([{ path: '*', element: <Root /> }]);
