import { type EmailKind, type EmailTemplate, emailLimits, issuesOfEmail } from '@atrium/core/api/organisation';
import { explainApiError, useSession } from '@atrium/sdk';
import { Button, Input, useConfirm, useToast } from '@atrium/ui';
import { Form, FormDialog } from '@atrium/ui/forms';
import { type ElementRef, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEmailMutation, useResetEmailMutation, useTestEmailMutation } from '../../api/organisationApi';
import { nameOfKind } from '../../model/emailKinds';
import { EmailPreview } from './EmailPreview';
import styles from './Organisation.module.css';

interface Values {
  subject: string;
  text: string;
}

interface EmailDialogProps {
  kind: EmailKind;
  template: EmailTemplate;
  languageName: string;
  onClose: () => void;
}

const isStatus = (error: unknown, status: number) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;

/** A placeholder as it is written. */
const toToken = (name: string) => `{{${name}}}`;

/** The words of one kind of email in one language, with a preview. */
export default function EmailDialog({ kind, template, languageName, onClose }: EmailDialogProps) {
  const { t, i18n } = useTranslation('users');
  const toast = useToast();
  const [isOpen, setOpen] = useState(true);
  const [change] = useChangeEmailMutation();
  const { subject, text, rev, language } = template;
  async function save(values: Values) {
    try {
      await change({ ...values, kind: kind.id, language, rev }).unwrap();
    } catch (error) {
      if (isStatus(error, 409)) throw new Error(t('emails.changed'));
      throw explainApiError(error, () => undefined);
    }
    toast.success(t('organisation.saved'));
  }
  return (
    <FormDialog<Values>
      title={t('emails.title', { name: nameOfKind(kind, i18n.language), language: languageName })}
      submit={t('organisation.save')}
      width={720}
      isOpen={isOpen}
      values={{ subject, text }}
      onSave={save}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <EmailFields kind={kind} language={language} />
      <EmailPreview kind={kind} template={template} />
      <EmailActions kind={kind} template={template} onReset={() => setOpen(false)} />
    </FormDialog>
  );
}

/** A check of a field: the first thing in it that keeps the email from being sent. */
function useIssueCheck({ placeholders }: EmailKind) {
  const { t } = useTranslation('users');
  return (field: keyof Values) => ({
    async validator(_rule: unknown, value = '') {
      const written = { subject: '', text: '', [field]: value };
      const issue = issuesOfEmail(written, placeholders).find((one) => one.field === field);
      if (!issue) return;
      const isToken = ['missing', 'notInSubject', 'notAlone', 'notLink'].includes(issue.code);
      const name = isToken ? toToken(issue.name) : issue.name;
      throw new Error(t(`emails.issue.${issue.code}`, { name, example: toToken(placeholders[0]?.name ?? 'link') }));
    },
  });
}

function EmailFields({ kind, language }: { kind: EmailKind; language: string }) {
  const { t } = useTranslation('users');
  const check = useIssueCheck(kind);
  const form = Form.useFormInstance<Values>();
  const area = useRef<ElementRef<typeof Input.TextArea>>(null);
  function insert(inserted: string) {
    const field = area.current?.resizableTextArea?.textArea;
    const text = form.getFieldValue('text') ?? '';
    const [start, end] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    form.setFieldValue('text', text.slice(0, start) + inserted + text.slice(end));
    // After the field has the text.
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(start + inserted.length, start + inserted.length);
    });
  }
  return (
    <>
      <Form.Item name="subject" label={t('emails.subject')} rules={[check('subject')]}>
        <Input maxLength={emailLimits.subject} autoComplete="off" dir="auto" lang={language} />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('emails.body')}
        extra={t('emails.hint', { example: 'https://…' })}
        rules={[check('text')]}
      >
        <Input.TextArea
          ref={area}
          autoSize={{ minRows: 6, maxRows: 14 }}
          maxLength={emailLimits.text}
          dir="auto"
          lang={language}
        />
      </Form.Item>
      <fieldset className={styles.tokens}>
        <legend className={styles.quiet}>{t('emails.insert')}</legend>
        {kind.placeholders.map(({ name, kind: what }) => (
          <Button
            key={name}
            size="small"
            onClick={() => insert(what === 'link' ? `[${t('emails.linkWords')}](${toToken(name)})` : toToken(name))}
          >
            <code dir="ltr">{toToken(name)}</code>
          </Button>
        ))}
      </fieldset>
    </>
  );
}

interface EmailActionsProps {
  kind: EmailKind;
  template: EmailTemplate;
  onReset: () => void;
}

function EmailActions({ kind, template: { language, isOwn }, onReset }: EmailActionsProps) {
  const { t } = useTranslation('users');
  const form = Form.useFormInstance<Values>();
  const confirm = useConfirm();
  const toast = useToast();
  const { user } = useSession();
  const [test, { isLoading }] = useTestEmailMutation();
  const [reset] = useResetEmailMutation();
  async function sendTest() {
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    const answer = await test({ ...values, kind: kind.id, language });
    if ('error' in answer) toast.error(explainApiError(answer.error, () => undefined).message);
    else toast.success(t('emails.testSent', { email: user?.email ?? '' }));
  }
  async function restore() {
    const isWanted = await confirm({
      title: t('emails.resetTitle'),
      text: t('emails.resetText'),
      confirm: t('emails.reset'),
      isDanger: true,
    });
    if (!isWanted) return;
    const answer = await reset({ kind: kind.id, language });
    if ('error' in answer) return toast.error(explainApiError(answer.error, () => undefined).message);
    toast.success(t('emails.resetDone'));
    onReset();
  }
  return (
    <div className={styles.secret}>
      <Button loading={isLoading} onClick={() => void sendTest()}>
        {t('emails.test')}
      </Button>
      {isOwn && <Button onClick={() => void restore()}>{t('emails.reset')}</Button>}
    </div>
  );
}
