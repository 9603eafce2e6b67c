import { lazy, Suspense } from 'react';
import type { ShownField } from '../../api/schemas';

const ShownFields = lazy(() => import(/* webpackChunkName: "editor-side" */ './ShownFields'));

/** The fields of a custom type; most items have none. */
export const LazyFields = ({ fields, lang }: { fields: readonly ShownField[]; lang: string }) =>
  fields.length > 0 && (
    <Suspense>
      <ShownFields fields={fields} lang={lang} />
    </Suspense>
  );
