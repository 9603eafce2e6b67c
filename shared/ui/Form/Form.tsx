import { Form as AntForm } from 'antd';
import type { ComponentProps } from 'react';
import { FormItem } from './FormItem';
import { clearErrors } from './fieldErrors';

/** What is said to be wrong with a field goes as soon as one types there. */
function VerticalForm<Values>({ form, onValuesChange, ...props }: ComponentProps<typeof AntForm<Values>>) {
  const [own] = AntForm.useForm<Values>(form);
  return (
    <AntForm<Values>
      layout="vertical"
      {...props}
      form={own}
      onValuesChange={(changed, values) => {
        clearErrors(own, changed);
        onValuesChange?.(changed, values);
      }}
    />
  );
}

/** Antd's form with labels above the fields. */
export const Form = Object.assign(VerticalForm, {
  Item: FormItem,
  List: AntForm.List,
  ErrorList: AntForm.ErrorList,
  useForm: AntForm.useForm,
  useWatch: AntForm.useWatch,
  useFormInstance: AntForm.useFormInstance,
});
