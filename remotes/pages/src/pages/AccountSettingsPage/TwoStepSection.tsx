import { Button, ErrorState, Input, LoadingRows, Modal, Pill, useFormat, useToast } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndTwoStepMutation, useGetTwoStepQuery, useRenewRecoveryCodesMutation } from '../../api/account/accountApi';
import type { TwoStep } from '../../api/account/schemas';
import { explainWrongPassword } from '../../model/passwordRejection';
import styles from './AccountSettings.module.css';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SettingsSection } from './SettingsSection';
import { showRejection } from './showRejection';
import { TwoStepDialog } from './TwoStepDialog';

interface PasswordDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** Makes the call; what it rejects with is shown, beside the field where it names it. */
  onSend: (password: string) => Promise<void>;
  onClose: () => void;
}

function PasswordDialog({ title, text, confirm, onSend, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [form] = Form.useForm<{ password: string }>();
  const [isOpen, setOpen] = useState(true);
  const [isSending, setSending] = useState(false);

  const send = async ({ password }: { password: string }) => {
    setSending(true);
    try {
      await onSend(password);
      setOpen(false);
    } catch (error) {
      const message = showRejection(form, explainWrongPassword(error, 'password', t('password.wrong')));
      if (message) toast.error(message);
    } finally {
      setSending(false);
    }
  };

  return (
    <Modal
      open={isOpen}
      title={title}
      okText={confirm}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={() => form.submit()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={420}
    >
      <p className={styles.dialogText}>{text}</p>
      <Form form={form} name="ownPassword" initialValues={{ password: '' }} onFinish={(values) => void send(values)}>
        <Form.Item
          name="password"
          label={t('password.old')}
          rules={[{ required: true, message: t('account.required') }]}
        >
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Second step: set up, recovery codes, and turn off. */
export function TwoStepSection() {
  const { t } = useTranslation('pages');
  const { data, error, refetch } = useGetTwoStepQuery();
  return (
    <SettingsSection title={t('twoStep.title')} text={t('twoStep.text')}>
      {data ? (
        <TwoStepRow twoStep={data.twoStep} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} title={t('twoStep.failed')} />
      ) : (
        <LoadingRows shape="line" rows={1} />
      )}
    </SettingsSection>
  );
}

type Open = 'setUp' | 'renew' | 'end' | null;

function TwoStepRow({ twoStep }: TwoStep) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [endTwoStep] = useEndTwoStepMutation();
  const [renewRecoveryCodes] = useRenewRecoveryCodesMutation();
  const close = () => setOpen(null);
  return (
    <div className={[styles.row, styles.plain].join(' ')}>
      <TwoStepState twoStep={twoStep} />
      <div className={styles.actions}>
        {twoStep ? (
          <>
            <Button onClick={() => setOpen('renew')}>{t('twoStep.renew')}</Button>
            <Button onClick={() => setOpen('end')}>{t('twoStep.turnOff')}</Button>
          </>
        ) : (
          <Button type="primary" onClick={() => setOpen('setUp')}>
            {t('twoStep.turnOn')}
          </Button>
        )}
      </div>
      {open === 'setUp' && <TwoStepDialog onCodes={setCodes} onClose={close} />}
      {open === 'renew' && (
        <PasswordDialog
          title={t('twoStep.renew')}
          text={t('twoStep.renewText')}
          confirm={t('twoStep.renew')}
          onSend={async (password) => setCodes((await renewRecoveryCodes(password).unwrap()).recoveryCodes)}
          onClose={close}
        />
      )}
      {open === 'end' && (
        <PasswordDialog
          title={t('twoStep.turnOff')}
          text={t('twoStep.turnOffText')}
          confirm={t('twoStep.turnOff')}
          onSend={async (password) => {
            await endTwoStep(password).unwrap();
            toast.success(t('twoStep.isOffNow'));
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}

function TwoStepState({ twoStep }: TwoStep) {
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  if (!twoStep)
    return (
      <div className={styles.words}>
        <p className={styles.name}>{t('twoStep.off')}</p>
        <p className={styles.hint}>{t('twoStep.offText')}</p>
      </div>
    );
  const { since, recoveryCodesLeft } = twoStep;
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <Pill tone="green">{t('twoStep.on')}</Pill> {t('twoStep.since', { date: date(since) })}
      </p>
      <p className={styles.hint}>{t('twoStep.codesLeft', { count: recoveryCodesLeft })}</p>
    </div>
  );
}
