import { LoadingRows } from '@atrium/ui';
import { type ComponentProps, lazy, Suspense } from 'react';

/** Loads the sanitiser, which pages without texts do not need. */
const ItemText = lazy(async () => ({ default: (await import('./ItemText')).ItemText }));

export const LazyItemText = (props: ComponentProps<typeof ItemText>) => (
  <Suspense fallback={<LoadingRows shape="text" rows={4} />}>
    <ItemText {...props} />
  </Suspense>
);
