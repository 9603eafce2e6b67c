import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useGetReferencesQuery } from '../../api/customTypesApi';
import type { CustomType, FieldValue, FieldValues, OneValue, ReferenceList, TypeField } from '../../api/schemas';
import { referencesIn } from '../../model/fields/fieldValues';

type Item = ReferenceList['items'][number];

/** Items that values name, by id; undefined while they load, null for those that are gone. */
export function useReferences(
  type: Pick<CustomType, 'fields'> | undefined,
  values: readonly (FieldValues | null | undefined)[],
): (id: number) => Item | null | undefined {
  const ids = type ? [...new Set(values.flatMap((one) => referencesIn(type, one)))].sort((a, b) => a - b) : [];
  const { data } = useGetReferencesQuery(ids.slice(0, 200), { skip: ids.length === 0 });
  return (id) => (data ? (data.items.find((item) => item.id === id) ?? null) : undefined);
}

/** Decimals that a number is shown with. */
export const maxDigits = 6;

const toPlain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A value as one line, in the language of the person. */
export function useValueText(
  itemOf: ReturnType<typeof useReferences>,
): (field: Pick<TypeField, 'kind'>, value: FieldValue | undefined) => string {
  const { t } = useTranslation('customFields');
  const format = useFormat();
  const nameOf = (id: number) => itemOf(id)?.title || t('item', { id });
  const textOf = (kind: TypeField['kind'], one: OneValue): string => {
    if (typeof one === 'number')
      return kind === 'reference' ? nameOf(one) : format.number(one, { maximumFractionDigits: maxDigits });
    if (typeof one === 'object') return one.alt && one.alt !== one.title ? `${one.title} (${one.alt})` : one.title;
    return kind === 'date' ? format.date(one) : kind === 'richText' ? toPlain(one) : one;
  };
  return ({ kind }, value) => (value === undefined ? '' : format.list([value].flat().map((one) => textOf(kind, one))));
}
