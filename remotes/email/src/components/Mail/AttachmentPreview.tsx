import { cutText } from '@atrium/contract/text';
import { readApiError, useApps, useRuntime } from '@atrium/sdk';
import { Button, LoadingRows, Modal, useToast } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailAttachment } from '../../api/schemas';
import { fileAddress, previewKind } from '../../model/attachment';
import styles from './AttachmentPreview.module.css';

const maxLength = 200_000;

interface AttachmentPreviewProps {
  file: EmailAttachment;
  /** Called after closing, with the focus back on the file. */
  onClose: () => void;
}

/** Preview of an attachment in the page. Nothing in it runs: pictures are images, text is text. */
export default function AttachmentPreview({ file, onClose }: AttachmentPreviewProps) {
  const { t } = useTranslation('email');
  const [isOpen, setOpen] = useState(true);
  const address = fileAddress(file.url, document.baseURI);
  const kind = previewKind(file.fileName);
  const href = address && !address.isElsewhere ? address.href : undefined;
  const opensInTab = kind === 'pdf' && href?.startsWith('http');
  return (
    <Modal
      open={isOpen}
      title={<bdi>{file.fileName}</bdi>}
      width={880}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <>
          {href && kind === 'text' && <AddToCalendar href={href} name={file.fileName} />}
          {opensInTab && (
            <Button href={href} target="_blank" rel="noopener noreferrer">
              {t('attachments.open')}
            </Button>
          )}
          <Button type="primary" href={href} download={file.fileName}>
            {t('attachments.download')}
          </Button>
        </>
      }
    >
      {href && kind === 'picture' && <Picture href={href} name={file.fileName} />}
      {href && kind === 'text' && <TextFile href={href} />}
      {kind === 'pdf' && <p className={styles.note}>{t(opensInTab ? 'attachments.pdf' : 'attachments.noPreview')}</p>}
    </Modal>
  );
}

/** Offers a calendar file, such as an invitation, to the app that takes such files. */
function AddToCalendar({ href, name }: { href: string; name: string }) {
  const { t } = useTranslation('email');
  const { commands } = useRuntime();
  const toast = useToast();
  // Checked again when the apps change.
  useApps();
  if (!/\.ics$/i.test(name) || !commands.has('calendar.import')) return null;
  const add = async () => {
    try {
      await commands.run('calendar.import', { name, text: await readText(href) });
    } catch (error) {
      toast.error(readApiError(error).message);
    }
  };
  return <Button onClick={() => void add()}>{t('attachments.toCalendar')}</Button>;
}

function Picture({ href, name }: { href: string; name: string }) {
  const { t } = useTranslation('email');
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p className={styles.note}>{t('attachments.noPreview')}</p>;
  return <img className={styles.picture} src={href} alt={name} onError={() => setFailed(true)} />;
}

function TextFile({ href }: { href: string }) {
  const { t } = useTranslation('email');
  const [text, setText] = useState<string | null>();
  useEffect(() => {
    const stop = new AbortController();
    readText(href, stop.signal).then(setText, () => !stop.signal.aborted && setText(null));
    return () => stop.abort();
  }, [href]);
  if (text === undefined) return <LoadingRows shape="text" rows={5} />;
  if (text === null) return <p className={styles.note}>{t('attachments.noPreview')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys scroll what has the focus */}
      <pre className={styles.text} dir="auto" tabIndex={0}>
        {cutText(text, maxLength)}
      </pre>
      {text.length > maxLength && <p className={styles.note}>{t('attachments.cut')}</p>}
    </>
  );
}

/** Data URLs are decoded locally: the page's policy forbids fetching them. */
async function readText(href: string, signal?: AbortSignal): Promise<string> {
  if (!href.startsWith('data:')) {
    const response = await fetch(href, signal ? { signal } : {});
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  }
  const [head = '', ...body] = href.split(',');
  const content = decodeURIComponent(body.join(','));
  if (!/;base64$/i.test(head)) return content;
  return new TextDecoder().decode(Uint8Array.from(atob(content), (character) => character.charCodeAt(0)));
}
