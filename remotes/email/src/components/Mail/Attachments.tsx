import { fileExtensionOf, IconButton, useFormat } from '@atrium/ui';
import { Download, ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailAttachment } from '../../api/schemas';
import { fileAddress, previewKind } from '../../model/attachment';
import { MailFile } from '../MailFile';
import styles from './Attachments.module.css';

const AttachmentPreview = lazy(() => import('./AttachmentPreview'));

/** Attachments: preview in isolation, or save. Their content is untrusted. */
export function Attachments({ attachments }: { attachments: readonly EmailAttachment[] }) {
  const { t } = useTranslation('email');
  const [shown, setShown] = useState<EmailAttachment>();
  if (attachments.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t('attachments.name')}>
        {attachments.map((file, index) => (
          // Two files may have the same name.
          <li key={`${index} ${file.fileName}`} className={styles.card}>
            <FileCard file={file} onShow={() => setShown(file)} />
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <AttachmentPreview file={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function FileCard({ file, onShow }: { file: EmailAttachment; onShow: () => void }) {
  const { t } = useTranslation('email');
  const address = fileAddress(file.url, document.baseURI);
  const link = linkTo(file);
  if (address && !address.isElsewhere && previewKind(file.fileName)) {
    return (
      <>
        <button type="button" className={styles.file} aria-haspopup="dialog" onClick={onShow}>
          <FileText file={file} />
        </button>
        <IconButton
          className={styles.save}
          label={t('attachments.save', { name: file.fileName })}
          icon={Download}
          {...link}
        />
      </>
    );
  }
  return (
    <a className={styles.file} {...link}>
      <FileText file={file} />
      {address?.isElsewhere && (
        <ExternalLink className={styles.away} size={14} aria-label={t('attachments.elsewhere')} />
      )}
    </a>
  );
}

function FileText({ file }: { file: EmailAttachment }) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const ending = fileExtensionOf(file.fileName);
  return (
    <MailFile
      file={file}
      facts={
        <>
          {ending ? t('attachments.kind', { kind: ending.toUpperCase() }) : t('attachments.unknownKind')} ·{' '}
          <bdi>{format.fileSize(file.size)}</bdi>
        </>
      }
    />
  );
}

/** External files open in a new tab: a link would navigate this page. */
function linkTo({ url, fileName }: EmailAttachment) {
  const address = fileAddress(url, document.baseURI);
  if (!address) return {};
  const { href, isElsewhere } = address;
  return isElsewhere ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : { href, download: fileName };
}
