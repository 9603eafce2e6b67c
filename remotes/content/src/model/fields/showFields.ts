import type { CustomType, FieldValues, OneValue, ShownField, TypeField } from '../../api/schemas';
import { isEmptyValue } from './checkValues';
import { shownFieldsOf } from './typeRules';

type ShownItem = ShownField['items'][number];

function showField(
  { key, label, kind }: TypeField,
  values: readonly OneValue[],
  itemOf: (id: number) => ShownItem | undefined,
): ShownField {
  const numbers = values.filter((one) => typeof one === 'number');
  return {
    key,
    label,
    kind,
    texts: values.filter((one) => typeof one === 'string'),
    numbers: kind === 'reference' ? [] : numbers,
    items: kind === 'reference' ? numbers.flatMap((id) => itemOf(id) ?? []) : [],
    assets: values.filter((one) => typeof one === 'object'),
  };
}

const saysSomething = ({ texts, numbers, items, assets }: ShownField): boolean =>
  texts.length + numbers.length + items.length + assets.length > 0;

/** Fields as readers see them, in the order of the type: those that say something. */
export const showFields = (
  type: Pick<CustomType, 'fields'>,
  values: FieldValues | null | undefined,
  itemOf: (id: number) => ShownItem | undefined,
): ShownField[] =>
  shownFieldsOf(type).flatMap((field) => {
    const value = values?.[field.key];
    if (value === undefined || isEmptyValue(value)) return [];
    const shown = showField(field, [value].flat(), itemOf);
    return saysSomething(shown) ? [shown] : [];
  });
