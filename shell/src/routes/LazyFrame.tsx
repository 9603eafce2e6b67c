import { lazyPage } from '../lazy/lazyPage';

/** Loads the frame ahead: while somebody types a password, or beside the first texts. */
export const loadFrame = () => import(/* webpackChunkName: "frame" */ './Framed');

/** The frame and what is in it: not part of what signing in has to wait for. Where it does not arrive, the page says so. */
export const LazyFrame = lazyPage(loadFrame);
