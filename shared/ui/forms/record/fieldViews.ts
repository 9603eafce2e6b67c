import type { ReactNode } from 'react';
import type { FieldPath } from './compareFields';

/** How a field appears outside of its form. */
export interface FieldView<Value = unknown> {
  label?: string;
  /** Unless given, numbers and dates as the language writes them, and text as it is. */
  show?(value: Value): ReactNode;
}

type Plain = string | number | boolean | readonly unknown[];

/** A view of each field by its name; of a field that holds fields, of each of these. */
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

/** What a field is called: by its view, else by its label in the form that is drawn; undefined where it has neither. */
export const labelOf = (path: FieldPath, views: object | undefined, form: HTMLElement | null): string | undefined =>
  viewOf(views, path).label ??
  (form?.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(path.join('_'))}"]`)?.title || undefined);
