import { Form as AntForm } from 'antd';
import type { ComponentProps } from 'react';

function VerticalForm<Values>(props: ComponentProps<typeof AntForm<Values>>) {
  return <AntForm<Values> layout="vertical" {...props} />;
}

/** Antd's form with labels above the fields. */
export const Form = Object.assign(VerticalForm, {
  Item: AntForm.Item,
  List: AntForm.List,
  ErrorList: AntForm.ErrorList,
  useForm: AntForm.useForm,
  useWatch: AntForm.useWatch,
  useFormInstance: AntForm.useFormInstance,
});
