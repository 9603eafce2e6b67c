import type { ReactNode } from 'react';
import type { FieldPath } from './compareFields';

/** Label and text of a field outside of its form. */
export interface FieldView<Value = unknown> {
  label?: string;
  /** Defaults to numbers and dates in the format of the language, and text as it is. */
  show?(value: Value): ReactNode;
}

type Plain = string | number | boolean | readonly unknown[];

/** Views by field name, nested like the fields. */
export type FieldViews<Values> = {
  readonly [Name in keyof Values]?: NonNullable<Values[Name]> extends Plain
    ? FieldView<Values[Name]>
    : FieldViews<NonNullable<Values[Name]>>;
};

const isView = (found: unknown): found is FieldView => typeof found === 'object' && found !== null;

export function viewOf(views: object | undefined, path: FieldPath): FieldView {
  const found = path.reduce<unknown>(
    (level, name) => (isView(level) ? new Map(Object.entries(level)).get(name) : undefined),
    views,
  );
  return isView(found) ? found : {};
}

/** The label of a rendered field, whose id begins with the name of its form where that has one. */
function renderedLabel(path: FieldPath, area: HTMLElement | null): string | undefined {
  const id = path.join('_');
  const name = area?.querySelector('form')?.id;
  const ids = name ? [id, `${name}_${id}`] : [id];
  const labels = ids.map((one) => area?.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(one)}"]`));
  return labels.find(Boolean)?.title || undefined;
}

/** Label of a field: of its view, else of its label in the rendered form; undefined where it has neither. */
export const labelOf = (path: FieldPath, views: object | undefined, form: HTMLElement | null): string | undefined =>
  viewOf(views, path).label ?? renderedLabel(path, form);
