import { Alert, IconButton, Spinner, useFormat } from '@atrium/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmailAttachment } from '../../api/schemas';
import { MailFile } from '../MailFile';
import styles from './ComposeAttachments.module.css';
import type { Attachments } from './useAttachments';

interface ComposeAttachmentsProps {
  files: Attachments;
  attachments: readonly EmailAttachment[];
}

export function ComposeAttachments({ files, attachments }: ComposeAttachmentsProps) {
  return (
    <>
      <AttachmentList files={files} attachments={attachments} />
      {files.issues.length > 0 && (
        <div className={styles.issues}>
          {files.issues.map((issue) => (
            <Alert key={issue} type="error" title={<bdi>{issue}</bdi>} onClose={files.dismiss} />
          ))}
        </div>
      )}
    </>
  );
}

function AttachmentList({ files, attachments }: ComposeAttachmentsProps) {
  const { t } = useTranslation('email');
  const format = useFormat();
  if (attachments.length === 0 && files.pending === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('attachments.name')}>
      {attachments.map((file, index) => (
        // Two files may have the same name.
        <li key={`${index} ${file.fileName}`} className={styles.file}>
          <MailFile file={file} facts={<bdi>{format.fileSize(file.size)}</bdi>} />
          <IconButton
            label={t('attachments.remove', { name: file.fileName })}
            icon={X}
            iconSize={14}
            onClick={() => files.remove(file)}
          />
        </li>
      ))}
      {files.pending > 0 && (
        <li className={styles.file}>
          <Spinner />
          {t('attachments.pending', { count: files.pending })}
        </li>
      )}
    </ul>
  );
}
