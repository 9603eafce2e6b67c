import type { SlotProps } from '@atrium/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sanitizeMail } from '../model/sanitizeMail';
import { MailFrame } from './MailFrame/MailFrame';

/** Message composed by another app, as its reader will see it: sanitised, in a frame. */
export default function SampleMail({ data }: SlotProps) {
  const { t } = useTranslation('email');
  const { html, title } = readSampleMail(data);
  const mail = useMemo(() => sanitizeMail(html, { showPictures: false }), [html]);
  return (
    <MailFrame mail={mail} showPictures={false} title={title || t('message.sample')} onAddress={() => undefined} />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readSampleMail(data: unknown): { html: string; title: string } {
  if (typeof data !== 'object' || data === null) return { html: '', title: '' };
  return { html: 'html' in data ? textOf(data.html) : '', title: 'title' in data ? textOf(data.title) : '' };
}
