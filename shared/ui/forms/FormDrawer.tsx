import { Button, Drawer } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../Form/Form';
import { useConfirm } from '../Toast/useConfirm';
import styles from './FormDrawer.module.css';
import { FormMessages } from './FormMessages';
import { type FormSaveOptions, useFormSave } from './useFormSave';
import { useLeaveGuard } from './useLeaveGuard';
import { useSaveShortcut } from './useSaveShortcut';

export interface FormDrawerProps<Values extends object> extends FormSaveOptions<Values> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** What the button says that saves: "Add user". */
  submit: string;
  /** The fields, as `Form.Item`s. */
  children: ReactNode;
}

/** A short form beside the page. Closing it asks first when something was typed; each opening starts over. */
export function FormDrawer<Values extends object>({ title, isOpen, onClose, ...rest }: FormDrawerProps<Values>) {
  const requestClose = useRef(onClose);
  return (
    <Drawer
      title={title}
      open={isOpen}
      onClose={() => requestClose.current()}
      size="min(440px, 100vw)"
      destroyOnHidden
      classNames={{ body: styles.body }}
      styles={{ body: { padding: 0 } }}
    >
      <DrawerForm onClose={onClose} requestClose={requestClose} {...rest} />
    </Drawer>
  );
}

type DrawerFormProps<Values extends object> = Omit<FormDrawerProps<Values>, 'title' | 'isOpen'> & {
  requestClose: { current: () => void };
};

function DrawerForm<Values extends object>({ requestClose, ...props }: DrawerFormProps<Values>) {
  const { onClose, onSaved, submit, children } = props;
  const { t } = useTranslation('kit');
  const id = useId();
  const confirm = useConfirm();
  const [form] = Form.useForm<Values>();
  const { stored, isSaving, messages, save, hasChanges } = useFormSave(form, {
    ...props,
    onSaved: (result: unknown) => {
      onSaved?.(result);
      onClose();
    },
  });
  useSaveShortcut(save);
  useLeaveGuard(hasChanges);

  const close = async () => {
    const question = { title: t('form.closeTitle'), text: t('form.closeText'), confirm: t('form.discard') };
    if (!hasChanges() || (await confirm({ ...question, isDanger: true }))) onClose();
  };
  useEffect(() => {
    requestClose.current = close;
  });

  return (
    <>
      <div className={styles.fields}>
        <FormMessages messages={messages} />
        <Form
          data-kept
          id={id}
          form={form}
          initialValues={stored}
          validateTrigger="onBlur"
          onFinish={save}
          onFinishFailed={save}
        >
          {children}
        </Form>
      </div>
      <div className={styles.bar}>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" form={id} loading={isSaving}>
          {submit}
        </Button>
      </div>
    </>
  );
}
