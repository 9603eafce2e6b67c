import { Alert, Button, Icon, Modal, useCopy } from '@atrium/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Organisation.module.css';

interface SecretDialogProps {
  title: string;
  secret: string;
  hint: string;
  onClose: () => void;
}

/** Shows a secret once. Closed by its button only: it is never shown again. */
export function SecretDialog({ title, secret, hint, onClose }: SecretDialogProps) {
  const { t } = useTranslation('users');
  const copy = useCopy();
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterClose={onClose}
      width={480}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          {t('secret.kept')}
        </Button>
      }
    >
      <Alert type="warning" title={t('secret.once')} />
      <p className={styles.secret}>
        <code dir="ltr">{secret}</code>
        <Button
          icon={<Icon of={Copy} />}
          onClick={() => void copy(secret, { done: t('secret.copied'), failed: t('secret.notCopied') })}
        >
          {t('secret.copy')}
        </Button>
      </p>
      <p className={styles.quiet}>{hint}</p>
    </Modal>
  );
}
