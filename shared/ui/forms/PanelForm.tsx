import { Button } from 'antd';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../Form/Form';
import type { SaveBarProps } from '../Page/SaveBar';
import fieldStyles from './FormFields.module.css';
import { FormMessages } from './FormMessages';
import { FormNews } from './FormNews';
import type { FormSaveOptions } from './formSave';
import styles from './PanelForm.module.css';
import { useDrawerGuard } from './useLeaveGuard';
import { usePanelClose } from './usePanelClose';
import { type RecordForm, useRecordForm } from './useRecordForm';
import { useSaveShortcut } from './useSaveShortcut';

export interface PanelFormProps<Values extends object, Result> extends FormSaveOptions<Values, Result> {
  onClose: () => void;
  /** What the button says that saves. */
  submit: string;
  children: ReactNode;
  /** Where it puts what closes the panel once it is asked to. */
  requestClose: RefObject<() => void>;
  /** In place of the button that closes it: another way on, with what is written. None while two versions clash. */
  start?: (readForm: () => Values) => ReactNode;
}

/** The form of a drawer or a dialog, with the bar that saves it. */
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
  const { stored, changes, isGone, isDeciding, messages, hasChanges } = saving;
  useSaveShortcut(saving.save, !isDeciding);
  useDrawerGuard(hasChanges);
  const close = usePanelClose(hasChanges, onClose, requestClose);
  if (isGone && changes === 0 && whenGone) return <>{whenGone}</>;

  return (
    <>
      <div className={styles.fields}>
        <FormMessages messages={messages} />
        <FormNews
          save={saving}
          fields={fields}
          readForm={() => body.current}
          Bar={PanelBar}
          {...(outcome && { outcome })}
        />
        <div ref={body} className={fieldStyles.fields} hidden={isDeciding}>
          <Form
            data-kept
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
      {!isDeciding && (
        <PanelEnd save={saving} formId={id} submit={submit}>
          {start ? (
            <div className={styles.start}>{!saving.record.newer && start(saving.record.written)}</div>
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
  /** Before the button that saves. */
  children: ReactNode;
}

/** At the end of the panel: the buttons that close it and that save. */
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

/** The bar of the choice between two versions; it stays in view at the end of the panel. */
const PanelBar = ({ text, children }: SaveBarProps) => (
  <div className={styles.choiceBar}>
    <p aria-live="polite">{text}</p>
    <div className={styles.choiceButtons}>{children}</div>
  </div>
);
