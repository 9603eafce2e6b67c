import type { SlotProps } from '@atrium/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sanitizeMail } from '../../model/sanitizeMail';
import { MailFrame } from '../MailFrame/MailFrame';
import { readSampleMail } from './readSampleMail';

/** A mail that another app has written, as its reader would see it: made harmless, in the frame of all mails. */
export default function SampleMail({ data }: SlotProps) {
  const { t } = useTranslation('email');
  const { html, title } = readSampleMail(data);
  const mail = useMemo(() => sanitizeMail(html, { showPictures: false }), [html]);
  return (
    <MailFrame mail={mail} showPictures={false} title={title || t('message.sample')} onAddress={() => undefined} />
  );
}
