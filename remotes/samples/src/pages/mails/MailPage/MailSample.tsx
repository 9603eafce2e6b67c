import { Slot } from '@atrium/sdk';
import { LoadingRows } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailKind } from '../../../model/mail/mailKinds';
import { writeMail } from '../../../model/mail/writeMail';
import type { PageTexts } from '../../../model/samplePage';
import { CodeFold } from '../../../components/Code/CodeFold';
import { SampleFrame } from '../../../components/Frame/SampleFrame';
import styles from './MailSample.module.css';
import { useMailParts } from './useMailParts';

/** A mail as its reader sees it, in the frame of all mails, with its HTML to copy. */
export function MailSample({ texts, kind }: { texts: PageTexts; kind: MailKind }) {
  const { t } = useTranslation('samples');
  const parts = useMailParts(kind);
  const html = writeMail(parts);
  const data = useMemo(() => ({ html, title: parts.subject }), [html, parts.subject]);
  return (
    <SampleFrame texts={texts}>
      <section className={styles.mail} aria-labelledby="subject">
        <h2 id="subject" className={styles.subject}>
          {parts.subject}
        </h2>
        <Slot name="samples.mail" data={data} fallback={<LoadingRows shape="line" rows={6} />} />
        <CodeFold label={t('codeOf', { title: parts.subject })} code={html} />
      </section>
    </SampleFrame>
  );
}
