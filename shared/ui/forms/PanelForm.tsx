import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../Confirm/useConfirm';
import type { SaveBarProps } from '../Page/SaveBar';
import { ExternalChangesBanner, FormMessages } from './ExternalChangesBanner';
import { Form } from './Form';
import fieldStyles from './FormFields.module.css';
import type { FormSaveOptions } from './formSave';
import styles from './PanelForm.module.css';
import { useDrawerGuard } from './useLeaveGuard';
import { type RecordForm, useRecordForm } from './useRecordForm';
import { useSaveShortcut } from './useSaveShortcut';

export interface PanelFormProps<Values extends object, Result> extends FormSaveOptions<Values, Result> {
  onClose: () => void;
  /** Label of the button that saves. */
  submit: string;
  children: ReactNode;
  /** Receives the function that closes the panel, which asks first when there are changes. */
  requestClose: RefObject<() => void>;
  /** In place of the button that closes the panel: another way to go on with the written values. Hidden during a conflict. */
  start?: (readForm: () => Values) => ReactNode;
}

/** Form of a drawer or a dialog, with the bar that saves it. */
export function PanelForm<Values extends object, Result>({ requestClose, ...props }: PanelFormProps<Values, Result>) {
  const { rev, fields, outcome, whenGone, onClose, onSaved, submit, start, children } = props;
  const { t } = useTranslation('kit');
  const id = useId();
  const [form] = Form.useForm<Values>();
  const body = useRef<HTMLDivElement>(null);
  const saving = useRecordForm(form, {
    ...props,
    isNew: rev === undefined,
    onUnchanged: onClose,
    onSaved: (result: Result) => {
      onSaved?.(result);
      onClose();
    },
  });
  const { stored, changes, isGone, isComparing, messages, hasChanges } = saving;
  useSaveShortcut(saving.save, !isComparing);
  useDrawerGuard(hasChanges);
  const close = usePanelClose(hasChanges, onClose, requestClose);
  if (isGone && changes === 0 && whenGone) return <>{whenGone}</>;

  return (
    <>
      <div className={styles.fields}>
        <FormMessages messages={messages} />
        <ExternalChangesBanner
          form={saving}
          fields={fields}
          readForm={() => body.current}
          Bar={PanelBar}
          {...(outcome && { outcome })}
        />
        <div ref={body} className={fieldStyles.fields} hidden={isComparing}>
          <Form
            data-kept
            // Its fields have names that the page behind it may have as well.
            name={id}
            id={id}
            form={form}
            initialValues={stored}
            validateTrigger="onBlur"
            onFinish={saving.save}
            onFinishFailed={saving.save}
          >
            {children}
          </Form>
        </div>
      </div>
      {!isComparing && (
        <PanelEnd save={saving} formId={id} submit={submit}>
          {start ? (
            <div className={styles.start}>{!saving.newer && start(saving.written)}</div>
          ) : (
            <Button onClick={close}>{t('cancel')}</Button>
          )}
        </PanelEnd>
      )}
    </>
  );
}

interface PanelEndProps<Values> {
  save: RecordForm<Values>;
  formId: string;
  submit: string;
  /** Shown before the button that saves. */
  children: ReactNode;
}

function PanelEnd<Values>({ save, formId, submit, children }: PanelEndProps<Values>) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.bar}>
      {children}
      {save.isGone ? (
        <Button type="primary" loading={save.isSaving} onClick={save.saveAsNew}>
          {t('conflict.saveAsNew')}
        </Button>
      ) : (
        <Button type="primary" htmlType="submit" form={formId} loading={save.isSaving}>
          {submit}
        </Button>
      )}
    </div>
  );
}

/** Bar of the choice between two versions, in view at the end of the panel. */
const PanelBar = ({ text, children }: SaveBarProps) => (
  <div className={styles.choiceBar}>
    <p aria-live="polite">{text}</p>
    <div className={styles.choiceButtons}>{children}</div>
  </div>
);

/** Asks before changes are lost. Other controls that close the panel find the function in `request`. */
function usePanelClose(hasChanges: () => boolean, onClose: () => void, request: RefObject<() => void>) {
  const { t } = useTranslation('kit');
  const confirm = useConfirm();
  const close = async () => {
    const question = { title: t('form.closeTitle'), text: t('form.closeText'), confirm: t('form.discard') };
    if (!hasChanges() || (await confirm({ ...question, isDanger: true }))) onClose();
  };
  useEffect(() => {
    request.current = close;
  });
  return close;
}

export type FormPanelProps<Values extends object, Result = unknown> = PanelFormProps<Values, Result>;

/** Form of a small window that an app renders itself, such as a bubble beside an event. */
export const FormPanel = <Values extends object, Result = unknown>(props: FormPanelProps<Values, Result>) => (
  <div className={styles.dialog}>
    <PanelForm {...props} />
  </div>
);
