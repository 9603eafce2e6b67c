import { LoadingRows, Skeleton, Spinner } from '@atrium/ui';

/** In the shape of what comes: people. */
export function People() {
  return <LoadingRows rows={3} />;
}

export function Lines() {
  return <LoadingRows rows={3} shape="line" />;
}

export function Text() {
  return <LoadingRows rows={2} shape="text" />;
}

export function Cards() {
  return <LoadingRows rows={3} shape="card" />;
}

/** For a shape of one's own. */
export function AnyShape() {
  return <Skeleton avatar paragraph={{ rows: 2 }} />;
}

/** The logo, waiting: only where nobody knows the shape yet. */
export function Waiting() {
  return <Spinner label="Opening the app" />;
}
