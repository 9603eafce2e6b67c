import { Button } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import { Page, type PageProps } from '../Page/Page';
import { SaveBar } from '../Page/SaveBar';
import { Kbd } from '../Text/Kbd';
import { ariaKeys } from '../Text/keyNames';
import { ExternalChangesBanner, FormMessages } from './ExternalChangesBanner';
import { Form } from './Form';
import styles from './FormFields.module.css';
import { labelOf } from './fieldViews';
import { ChangedFieldsContext, FormInHandContext, type FormSaveOptions } from './formSave';
import { useLeaveGuard } from './useLeaveGuard';
import { type RecordForm, useRecordForm } from './useRecordForm';
import { useSaveShortcut } from './useSaveShortcut';

export interface FormPageProps<Values extends object, Result = unknown>
  extends FormSaveOptions<Values, Result>,
    Pick<PageProps, 'title' | 'meta' | 'actions' | 'back'> {
  /** Width of the `Page`; defaults to `narrow`. */
  width?: PageProps['width'];
  /** Nothing is stored yet: the form may be saved without changes. */
  isNew?: boolean;
  /** Fields, as `Form.Item`s. Components reach the form by `Form.useFormInstance()` and `Form.useWatch()`. */
  children: ReactNode;
}

/**
 * A page that is a form: checks a field on blur, shows the server's validation issues beside their fields, counts changes
 * in the bar that saves or discards them, saves by Enter and Ctrl+S, and asks before changes are lost. When somebody else changes
 * or deletes the record, typed values are kept.
 */
export function FormPage<Values extends object, Result = unknown>(props: FormPageProps<Values, Result>) {
  const { title, meta, actions, back, width = 'narrow', isNew = false, fields, outcome, whenGone, children } = props;
  const [form] = Form.useForm<Values>();
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const saving = useRecordForm(form, { ...props, isNew });
  useSaveShortcut(saving.save, !saving.isComparing);
  useLeaveGuard(saving.hasChanges);
  if (saving.isGone && saving.changes === 0 && whenGone) return <>{whenGone}</>;

  return (
    <Page
      title={title}
      meta={meta}
      actions={<FormInHandContext value={saving}>{actions}</FormInHandContext>}
      back={back}
      width={width}
    >
      <FormMessages messages={saving.messages} />
      <ExternalChangesBanner
        form={saving}
        fields={fields}
        readForm={() => body.current}
        Bar={SaveBar}
        {...(outcome && { outcome })}
      />
      <div ref={body} className={styles.fields} hidden={saving.isComparing}>
        <Form
          data-kept
          id={id}
          form={form}
          initialValues={saving.stored}
          validateTrigger="onBlur"
          onFinish={saving.save}
          onFinishFailed={saving.save}
        >
          <ChangedFieldsContext value={saving.changed}>{children}</ChangedFieldsContext>
        </Form>
      </div>
      {!saving.isComparing && (
        <FormBar formId={id} saving={saving} isNew={isNew} nameOf={(field) => labelOf([field], fields, body.current)} />
      )}
    </Page>
  );
}

interface FormBarProps<Values> {
  formId: string;
  saving: RecordForm<Values>;
  isNew: boolean;
  /** Label of a field. */
  nameOf: (field: string) => string | undefined;
}

function FormBar<Values>({ formId, saving, isNew, nameOf }: FormBarProps<Values>) {
  const { t } = useTranslation('kit');
  const { changes, isSaving, isGone, saveAsNew, discard } = saving;
  return (
    <SaveBar
      text={
        changes > 0 ? (
          <>
            {t('form.changes', { count: changes })} <ChangedNames saving={saving} nameOf={nameOf} />
          </>
        ) : (
          !isNew && t('form.noChanges')
        )
      }
    >
      {changes > 0 && (
        <Button type="text" onClick={discard}>
          {t('form.discard')}
        </Button>
      )}
      {isGone ? (
        <Button type="primary" loading={isSaving} onClick={saveAsNew}>
          {t('conflict.saveAsNew')}
        </Button>
      ) : (
        <Button
          type="primary"
          htmlType="submit"
          form={formId}
          loading={isSaving}
          disabled={changes === 0 && !isNew}
          aria-keyshortcuts={ariaKeys('Mod S')}
        >
          {t('form.save')} <Kbd keys="Mod S" isHidden />
        </Button>
      )}
    </SaveBar>
  );
}

const maxNames = 3;

function ChangedNames<Values>({ saving: { changed }, nameOf }: Pick<FormBarProps<Values>, 'saving' | 'nameOf'>) {
  const { t } = useTranslation('kit');
  const { list } = useFormat();
  const names = changed.map(nameOf).filter((name) => name !== undefined);
  if (names.length === 0) return null;
  const others = names.length - maxNames;
  return (
    <span className={styles.changed}>
      {list([...names.slice(0, maxNames), ...(others > 0 ? [t('form.others', { count: others })] : [])])}
    </span>
  );
}
