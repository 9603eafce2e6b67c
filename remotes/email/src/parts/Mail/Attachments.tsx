import { FileText, Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, useFormat } from 'shared/ui';
import type { EmailAttachment } from '../../api/schemas';
import { downloadAddress, isPicture } from '../../model/attachment';
import styles from './Attachments.module.css';

/** The files of a message. Each is saved, never opened in this page: what it holds is a stranger's. */
export function Attachments({ attachments }: { attachments: readonly EmailAttachment[] }) {
  const { t } = useTranslation('email');
  const format = useFormat();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('attachments.name')}>
      {attachments.map((file, index) => (
        // Two files may have one name.
        <li key={`${index} ${file.fileName}`}>
          <a className={styles.file} href={downloadAddress(file.url)} download={file.fileName}>
            <Icon of={isPicture(file.fileName) ? Image : FileText} />
            <span>
              {file.fileName}
              <small className={styles.size}>
                <bdi>{format.fileSize(file.size)}</bdi>
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
