import { lazy, Suspense } from 'react';
import { Spinner } from 'shared/ui';

/** Loads the frame ahead: while somebody types a password, or beside the first texts. */
export const loadFrame = () => import(/* webpackChunkName: "frame" */ './Framed');

const Framed = lazy(loadFrame);

/** The frame and what is in it: not part of what signing in has to wait for. */
export const LazyFrame = () => (
  <Suspense fallback={<Spinner isFull />}>
    <Framed />
  </Suspense>
);
