import { Skeleton } from '@atrium/ui';
import type { RichTextFieldProps } from '@atrium/ui/editor';
import { lazy, Suspense } from 'react';

const RichTextField = lazy(async () => ({ default: (await import('@atrium/ui/editor')).RichTextField }));

/** The description, once the editor has come, which is large. */
export function DescriptionField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton.Node active style={{ inlineSize: '100%', blockSize: 142 }} />}>
      <RichTextField {...props} />
    </Suspense>
  );
}
