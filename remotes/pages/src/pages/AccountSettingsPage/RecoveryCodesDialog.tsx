import { useSession } from '@atrium/sdk';
import { Alert, Button, Icon, Modal, useCopy } from '@atrium/ui';
import { downloadFile } from '@atrium/ui/table';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TwoStep.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, shown once: to copy or save. Closed by its button only. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('pages');
  const { user } = useSession();
  const copy = useCopy();
  const [isOpen, setOpen] = useState(true);
  const lines = codes.join('\n');
  const save = () =>
    downloadFile(
      'atrium-recovery-codes.txt',
      `${t('recovery.fileTitle', { email: user?.email ?? '' })}\n\n${lines}\n`,
      'text/plain',
    );
  return (
    <Modal
      open={isOpen}
      title={t('recovery.title')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterClose={onClose}
      width={440}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          {t('recovery.kept')}
        </Button>
      }
    >
      <Alert type="warning" title={t('recovery.text')} />
      <ul className={styles.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          icon={<Icon of={Copy} />}
          onClick={() => void copy(lines, { done: t('recovery.copied'), failed: t('link.notCopied') })}
        >
          {t('copy')}
        </Button>
        <Button icon={<Icon of={Download} />} onClick={save}>
          {t('recovery.download')}
        </Button>
      </div>
    </Modal>
  );
}
