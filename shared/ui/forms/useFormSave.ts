import type { FormInstance } from 'antd';
import type { FormSave, FormSaveOptions } from './formSave';
import { useRecordForm } from './useRecordForm';

/** What a form needs to be saved: checks, counts changes, stores, and shows what the server refuses. */
export const useFormSave = <Values extends object, Result = unknown>(
  form: FormInstance<Values>,
  props: FormSaveOptions<Values, Result>,
): FormSave<Values> => useRecordForm(form, { ...props, isNew: true });
