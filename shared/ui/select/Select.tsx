import { Select as AntSelect, type SelectProps } from 'antd';
import type { BaseOptionType, DefaultOptionType, RefSelectProps } from 'antd/es/select';
import type { PropsWithChildren, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';

/** The button that empties a field of antd's, with its name in the person's language: antd says "Clear". */
export function useClearable(allowClear: SelectProps['allowClear']): Pick<SelectProps, 'allowClear'> {
  const { t } = useTranslation('kit');
  if (!allowClear) return {};
  return { allowClear: { label: t('clear'), ...(typeof allowClear === 'object' && allowClear) } };
}

/** Antd's select: one of many, or several. */
export function Select<Value = unknown, Option extends BaseOptionType | DefaultOptionType = DefaultOptionType>({
  allowClear,
  ...props
}: PropsWithChildren<SelectProps<Value, Option>> & RefAttributes<RefSelectProps>) {
  return <AntSelect<Value, Option> {...props} {...useClearable(allowClear)} />;
}
