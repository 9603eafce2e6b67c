import { Form as AntForm } from 'antd';
import { type ComponentProps, useCallback, useMemo, useRef } from 'react';
import { FieldIssueContext } from './FieldIssueContext';

/** Antd's item; what was typed into its field and cannot be read keeps the form from being saved. */
function ReadFormItem<Values>({ rules = [], ...props }: ComponentProps<typeof AntForm.Item<Values>>) {
  const problem = useRef<string | null>(null);
  const report = useCallback((sentence: string | null) => {
    problem.current = sentence;
  }, []);
  const isReadable = useMemo(
    () => ({
      validateTrigger: 'onBlur',
      validator: async () => {
        if (problem.current !== null) throw new Error(problem.current);
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

export const FormItem: typeof AntForm.Item = Object.assign(ReadFormItem, { useStatus: AntForm.Item.useStatus });
