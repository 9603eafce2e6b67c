import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstField } from '../Dialog/focusFirstField';
import { SideDrawer } from '../Drawer/SideDrawer';
import { Form } from '../Form/Form';
import type { SaveBarProps } from '../Page/SaveBar';
import { useConfirm } from '../Toast/useConfirm';
import styles from './FormDrawer.module.css';
import fieldStyles from './FormFields.module.css';
import { FormMessages } from './FormMessages';
import { FormNews } from './FormNews';
import type { FormSaveOptions } from './formSave';
import { useDrawerGuard } from './useLeaveGuard';
import { useRecordForm } from './useRecordForm';
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

/** A short form beside the page; a new record begins in its first field. Closing it, by Back too, asks first when something was typed; each opening starts over. */
export function FormDrawer<Values extends object>({ title, isOpen, onClose, ...rest }: FormDrawerProps<Values>) {
  const requestClose = useRef(onClose);
  return (
    <SideDrawer
      title={title}
      open={isOpen}
      onClose={() => requestClose.current()}
      afterOpenChange={(isShown) => isShown && rest.rev === undefined && focusFirstField()}
      size="min(440px, 100vw)"
      destroyOnHidden
      classNames={{ body: styles.body }}
      styles={{ body: { padding: 0 } }}
    >
      <DrawerForm onClose={onClose} requestClose={requestClose} {...rest} />
    </SideDrawer>
  );
}

type DrawerFormProps<Values extends object> = Omit<FormDrawerProps<Values>, 'title' | 'isOpen'> & {
  requestClose: { current: () => void };
};

function DrawerForm<Values extends object>({ requestClose, ...props }: DrawerFormProps<Values>) {
  const { rev, fields, outcome, whenGone, onClose, onSaved, submit, children } = props;
  const { t } = useTranslation('kit');
  const id = useId();
  const confirm = useConfirm();
  const [form] = Form.useForm<Values>();
  const body = useRef<HTMLDivElement>(null);
  const saving = useRecordForm(form, {
    ...props,
    isNew: rev === undefined,
    onSaved: (result: unknown) => {
      onSaved?.(result);
      onClose();
    },
  });
  const { stored, changes, isSaving, isGone, isDeciding, messages, hasChanges } = saving;
  // A record in which nothing was changed is saved already.
  const submitForm = async () => (rev !== undefined && !hasChanges() ? onClose() : saving.save());
  useSaveShortcut(submitForm, !isDeciding);
  useDrawerGuard(hasChanges);

  const close = async () => {
    const question = { title: t('form.closeTitle'), text: t('form.closeText'), confirm: t('form.discard') };
    if (!hasChanges() || (await confirm({ ...question, isDanger: true }))) onClose();
  };
  useEffect(() => {
    requestClose.current = close;
  });
  if (isGone && changes === 0 && whenGone) return <>{whenGone}</>;

  return (
    <>
      <div className={styles.fields}>
        <FormMessages messages={messages} />
        <FormNews
          save={saving}
          fields={fields}
          readForm={() => body.current}
          Bar={DrawerBar}
          {...(outcome && { outcome })}
        />
        <div ref={body} className={fieldStyles.fields} hidden={isDeciding}>
          <Form
            data-kept
            id={id}
            form={form}
            initialValues={stored}
            validateTrigger="onBlur"
            onFinish={submitForm}
            onFinishFailed={submitForm}
          >
            {children}
          </Form>
        </div>
      </div>
      {!isDeciding && (
        <div className={styles.bar}>
          <Button onClick={close}>{t('cancel')}</Button>
          {isGone ? (
            <Button type="primary" loading={isSaving} onClick={saving.saveAsNew}>
              {t('conflict.saveAsNew')}
            </Button>
          ) : (
            <Button type="primary" htmlType="submit" form={id} loading={isSaving}>
              {submit}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The bar of the choice between two versions; it stays in view at the end of the drawer. */
const DrawerBar = ({ text, children }: SaveBarProps) => (
  <div className={styles.choiceBar}>
    <p aria-live="polite">{text}</p>
    <div className={styles.choiceButtons}>{children}</div>
  </div>
);
