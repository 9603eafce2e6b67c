import type { EmailKind, Emails, EmailTemplate } from '@atrium/core/api/organisation';
import { Alert, Button, ErrorState, Icon, LoadingRows, Pill, Toolbar } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetEmailsQuery } from '../../api/organisationApi';
import { nameOfKind } from '../../model/emailKinds';
import styles from './Organisation.module.css';

const EmailDialog = lazy(() => import('./EmailDialog'));

/** The words of the emails that leave, in the language that the address names. */
export default function EmailsTab() {
  const { t, i18n } = useTranslation('users');
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useGetEmailsQuery();
  const [edited, setEdited] = useState<string>();
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />;
  const written = data.kinds[0]?.templates.map(({ language }) => language) ?? [];
  const language = written.find((one) => one === (search.get('language') ?? i18n.language.slice(0, 2))) ?? 'en';
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const languageName = names.of(language) ?? language;
  const templateOf = ({ templates }: EmailKind) => templates.find((one) => one.language === language);
  const kind = data.kinds.find(({ id }) => id === edited);
  const template = kind && templateOf(kind);
  return (
    <>
      <EmailNotice emails={data} />
      <Toolbar
        label={t('organisation.tab.emails')}
        end={
          <Select
            className={styles.language ?? ''}
            aria-label={t('emails.language')}
            value={language}
            options={written.map((value) => ({ value, label: names.of(value) ?? value }))}
            onChange={(chosen) => setSearch({ language: chosen }, { replace: true })}
          />
        }
      >
        <p className={styles.quiet}>{t('emails.text')}</p>
      </Toolbar>
      <ul className={styles.rows}>
        {data.kinds.map((one) => (
          <EmailRow key={one.id} kind={one} template={templateOf(one)} onEdit={() => setEdited(one.id)} />
        ))}
      </ul>
      <Suspense>
        {kind && template && (
          <EmailDialog
            kind={kind}
            template={template}
            languageName={languageName}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function EmailNotice({ emails: { isServer, sendsEmails } }: { emails: Emails }) {
  const { t } = useTranslation('users');
  if (isServer && sendsEmails) return null;
  return (
    <div className={styles.notice}>
      {isServer ? (
        <Alert type="warning" title={t('emails.noServerMail')} />
      ) : (
        <Alert type="info" title={t('organisation.demo')} description={t('emails.demoText')} />
      )}
    </div>
  );
}

interface EmailRowProps {
  kind: EmailKind;
  template: EmailTemplate | undefined;
  onEdit: () => void;
}

function EmailRow({ kind, template, onEdit }: EmailRowProps) {
  const { t, i18n } = useTranslation('users');
  if (!template) return null;
  const name = nameOfKind(kind, i18n.language);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          {name} {template.isOwn && <Pill tone="accent">{t('emails.own')}</Pill>}
        </p>
        <p className={styles.quiet} dir="auto" lang={template.language}>
          {template.subject}
        </p>
      </div>
      <Button icon={<Icon of={Pencil} />} aria-label={t('emails.edit', { name })} onClick={onEdit} />
    </li>
  );
}
