import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared/ui';
import type { RichTextFieldProps } from 'shared/ui/editor';

const RichTextField = lazy(async () => ({ default: (await import('shared/ui/editor')).RichTextField }));

/** The description, once the editor has come, which is large. */
export function DescriptionField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton.Node active style={{ inlineSize: '100%', blockSize: 142 }} />}>
      <RichTextField {...props} />
    </Suspense>
  );
}
