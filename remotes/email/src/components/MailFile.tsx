import { FileLabel } from '@atrium/ui';
import type { ReactNode } from 'react';
import type { EmailAttachment } from '../api/schemas';
import { fileAddress, isPicture } from '../model/attachment';

interface MailFileProps {
  file: Pick<EmailAttachment, 'fileName' | 'url'>;
  facts: ReactNode;
}

export function MailFile({ file: { fileName, url }, facts }: MailFileProps) {
  const address = isPicture(fileName) ? fileAddress(url, document.baseURI) : undefined;
  const isHere = address !== undefined && !address.isElsewhere;
  return <FileLabel fileName={fileName} facts={facts} picture={isHere && <img src={address.href} alt="" />} />;
}
