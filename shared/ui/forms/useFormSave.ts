import type { FormInstance } from 'antd';
import type { FormSave, FormSaveOptions } from './formSave';
import { useRecordForm } from './useRecordForm';

/**
 * What a form needs to be saved: checks, counts changes, stores, and shows what the server refuses. A record that others
 * change too belongs into a `FormPage`, `FormDrawer`, `FormDialog` or `FormPanel`: they show both versions.
 */
export const useFormSave = <Values extends object, Result = unknown>(
  form: FormInstance<Values>,
  props: FormSaveOptions<Values, Result>,
): FormSave<Values> => useRecordForm(form, { ...props, isNew: true });
