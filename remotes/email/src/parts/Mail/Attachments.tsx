import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import type { EmailAttachment } from '../../api/schemas';
import { fileAddress } from '../../model/attachment';
import { FileTile } from '../File/FileTile';
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
          <a className={styles.file} {...linkTo(file)}>
            <FileTile file={file} />
            <span>
              <bdi>{file.fileName}</bdi>
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

/** A file from elsewhere opens apart: this page would else go there. */
function linkTo({ url, fileName }: EmailAttachment) {
  const address = fileAddress(url, document.baseURI);
  if (!address) return {};
  const { href, isElsewhere } = address;
  return isElsewhere ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : { href, download: fileName };
}
