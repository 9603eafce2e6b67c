import { type EmailKind, type EmailTemplate, fillEmail, withBranding } from '@atrium/core/api/organisation';
import { Form } from '@atrium/ui/forms';
import { sanitize } from '@atrium/ui/sanitize';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBrandingQuery } from '../../api/organisationApi';
import styles from './Organisation.module.css';

const rules = {
  tags: ['p', 'a', 'br', 'strong', 'small', 'hr', 'table', 'tbody', 'tr', 'td'],
  attributes: ['href'],
  isStrict: true,
};

const noBranding = { name: '', mailFooter: '' };

interface EmailPreviewProps {
  kind: EmailKind;
  template: EmailTemplate;
}

/** The email as its reader gets it, with example values, in a frame that runs no scripts and opens no links. */
export function EmailPreview({ kind, template: { language, subject, text, examples } }: EmailPreviewProps) {
  const { t } = useTranslation('users');
  const frame = useRef<HTMLIFrameElement>(null);
  const { data: branding = noBranding } = useGetBrandingQuery();
  const written = {
    subject: Form.useWatch<string | undefined>('subject') ?? subject,
    text: Form.useWatch<string | undefined>('text') ?? text,
  };
  const email = withBranding(fillEmail(written, kind.placeholders, examples), branding);
  const { message } = email;
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.lang = language;
    page.documentElement.style.colorScheme = 'light';
    page.body.style.font = '16px/1.5 system-ui, sans-serif';
    page.body.style.background = '#fff';
    page.body.dir = 'auto';
    page.body.replaceChildren(sanitize(message, rules));
    // The addresses are examples.
    page.onclick = (event) => event.preventDefault();
  }, [message, language]);
  return (
    <section aria-label={t('emails.preview')}>
      <h3 className={styles.heading}>{t('emails.preview')}</h3>
      <p dir="auto" lang={language}>
        <strong>{email.subject}</strong>
      </p>
      <iframe ref={frame} className={styles.mail} title={t('emails.frame')} sandbox="allow-same-origin" />
    </section>
  );
}
