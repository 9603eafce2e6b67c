import { Form as AntForm } from 'antd';
import { type ComponentProps, useCallback, useMemo, useRef } from 'react';
import { FieldIssueContext } from '../Form/FieldIssueContext';
import { clearErrors } from './fieldErrors';

/** Antd's item; what was typed into its field and cannot be read keeps the form from being saved. */
function ReadFormItem<Values>({ rules = [], ...props }: ComponentProps<typeof AntForm.Item<Values>>) {
  const issue = useRef<string | null>(null);
  const report = useCallback((sentence: string | null) => {
    issue.current = sentence;
  }, []);
  const isReadable = useMemo(
    () => ({
      validateTrigger: 'onBlur',
      validator: async () => {
        if (issue.current !== null) throw new Error(issue.current);
      },
    }),
    [],
  );
  return (
    <FieldIssueContext value={report}>
      <AntForm.Item<Values> {...props} {...(props.name !== undefined && { rules: [...rules, isReadable] })} />
    </FieldIssueContext>
  );
}

const FormItem: typeof AntForm.Item = Object.assign(ReadFormItem, { useStatus: AntForm.Item.useStatus });

/** The error of a field is removed when the person types in it. */
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
