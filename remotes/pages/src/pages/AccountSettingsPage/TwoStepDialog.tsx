import { readApiError } from '@atrium/sdk';
import { Alert, ErrorState, IconButton, Input, LoadingRows, Modal, useCopy } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Copy } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginTwoStepMutation, useConfirmTwoStepMutation } from '../../api/account/accountApi';
import { showRejection } from './showRejection';
import styles from './TwoStep.module.css';

const QrCode = lazy(() => import('./QrCode'));

interface TwoStepDialogProps {
  onCodes: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Setup of the second step: key for the app, and confirmation by a code. */
export function TwoStepDialog({ onCodes, onClose }: TwoStepDialogProps) {
  const { t } = useTranslation('pages');
  const [form] = Form.useForm<{ code: string }>();
  const [isOpen, setOpen] = useState(true);
  const [message, setMessage] = useState('');
  const [begin, { data: key, error }] = useBeginTwoStepMutation();
  const [confirm, { isLoading }] = useConfirmTwoStepMutation();
  useEffect(() => {
    void begin();
  }, [begin]);

  const send = async ({ code }: { code: string }) => {
    setMessage('');
    const { data, error: issue } = await confirm(code);
    if (data) {
      onCodes(data.recoveryCodes);
      setOpen(false);
    } else setMessage(showRejection(form, issue) ?? '');
  };

  return (
    <Modal
      open={isOpen}
      title={t('twoStep.setUp')}
      okText={t('twoStep.confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !key }}
      confirmLoading={isLoading}
      onOk={() => form.submit()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={480}
    >
      {error && <ErrorState error={readApiError(error)} onRetry={() => void begin()} />}
      {!key && !error && <LoadingRows shape="text" />}
      {key && (
        <>
          <TwoStepKeyView secret={key.secret} address={key.address} />
          {message && <Alert type="error" title={message} />}
          <Form form={form} name="twoStep" initialValues={{ code: '' }} onFinish={(values) => void send(values)}>
            <Form.Item
              name="code"
              label={t('twoStep.code')}
              extra={t('twoStep.codeHint')}
              rules={[{ required: true, whitespace: true, message: t('account.required') }]}
            >
              <Input autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
            </Form.Item>
          </Form>
        </>
      )}
    </Modal>
  );
}

function TwoStepKeyView({ secret, address }: { secret: string; address: string }) {
  const { t } = useTranslation('pages');
  const copy = useCopy();
  return (
    <div className={styles.key}>
      <Suspense fallback={<span className={styles.code} />}>
        <QrCode className={styles.code} text={address} label={t('twoStep.qrCode')} />
      </Suspense>
      <div className={styles.steps}>
        <ol>
          <li>{t('twoStep.step1')}</li>
          <li>{t('twoStep.step2')}</li>
          <li>{t('twoStep.step3')}</li>
        </ol>
        <p className={styles.hint}>{t('twoStep.byHand')}</p>
        <p className={styles.secret}>
          <bdi>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
          <IconButton
            label={t('twoStep.copyKey')}
            icon={Copy}
            onClick={() => void copy(secret, { done: t('twoStep.keyCopied'), failed: t('link.notCopied') })}
          />
        </p>
      </div>
    </div>
  );
}
