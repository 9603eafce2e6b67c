import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../Form/Form';
import { Page, type PageProps } from '../Page/Page';
import { SaveBar } from '../Page/SaveBar';
import { Kbd } from '../Text/Kbd';
import { FormMessages } from './FormMessages';
import { type FormSaveOptions, useFormSave } from './useFormSave';
import { useLeaveGuard } from './useLeaveGuard';
import { useSaveShortcut } from './useSaveShortcut';

export interface FormPageProps<Values extends object, Result = unknown>
  extends FormSaveOptions<Values, Result>,
    Pick<PageProps, 'title' | 'meta' | 'actions' | 'back'> {
  /** As of a `Page`; `narrow` unless given. */
  width?: PageProps['width'];
  /** Nothing is stored yet: it may be saved as it is. */
  isNew?: boolean;
  /** The fields, as `Form.Item`s. Parts reach the form by `Form.useFormInstance()` and `Form.useWatch()`. */
  children: ReactNode;
}

/**
 * A page that is a form: checks a field when it is left, shows what the server refuses beside its field, counts changes
 * in the bar that saves or discards them, saves by Ctrl+S, and asks before changes are lost.
 */
export function FormPage<Values extends object, Result = unknown>(props: FormPageProps<Values, Result>) {
  const { title, meta, actions, back, width = 'narrow', isNew = false, children } = props;
  const { t } = useTranslation('kit');
  const [form] = Form.useForm<Values>();
  const { stored, changes, isSaving, messages, save, discard, hasChanges } = useFormSave(form, props);
  useSaveShortcut(save);
  useLeaveGuard(hasChanges);

  return (
    <Page title={title} meta={meta} actions={actions} back={back} width={width}>
      <FormMessages messages={messages} />
      <Form data-kept form={form} initialValues={stored} validateTrigger="onBlur">
        {children}
      </Form>
      <SaveBar text={changes > 0 ? t('form.changes', { count: changes }) : !isNew && t('form.noChanges')}>
        {changes > 0 && (
          <Button type="text" onClick={discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="primary" loading={isSaving} disabled={changes === 0 && !isNew} onClick={save}>
          {t('form.save')} <Kbd keys="Mod S" />
        </Button>
      </SaveBar>
    </Page>
  );
}
