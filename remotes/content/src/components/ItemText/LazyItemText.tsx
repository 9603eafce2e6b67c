import { LoadingRows } from '@atrium/ui';
import { type ComponentProps, lazy, Suspense } from 'react';

/** Comes with what makes a text safe to show, which a page that shows no text does without. */
const ItemText = lazy(async () => ({ default: (await import('./ItemText')).ItemText }));

export const LazyItemText = (props: ComponentProps<typeof ItemText>) => (
  <Suspense fallback={<LoadingRows shape="text" rows={4} />}>
    <ItemText {...props} />
  </Suspense>
);
