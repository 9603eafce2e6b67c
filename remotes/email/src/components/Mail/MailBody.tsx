import { Button, Icon, IconButton } from '@atrium/ui';
import { Ellipsis, ImageOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailMessage } from '../../api/schemas';
import { sanitizeMail } from '../../model/sanitizeMail';
import { useCompose } from '../Compose/useCompose';
import { MailFrame } from '../MailFrame/MailFrame';
import { CutNote } from './CutNote';
import styles from './MailBody.module.css';
import { useTrustedSenders } from './useTrustedSenders';

/** Sanitised text. Remote pictures reveal that it was read, so they load only on request. */
export function MailBody({ message }: { message: EmailMessage }) {
  const { t } = useTranslation('email');
  const { composeTo } = useCompose();
  const { isTrusted, trust } = useTrustedSenders();
  const [isAsked, setAsked] = useState(false);
  const sender = message.from;
  const showPictures = isAsked || isTrusted(sender.email);
  const mail = useMemo(() => sanitizeMail(message.message, { showPictures }), [message.message, showPictures]);
  const [isQuoteShown, setQuoteShown] = useState(false);
  const shown = useMemo(() => (isQuoteShown ? { ...mail, html: mail.html + mail.quote } : mail), [mail, isQuoteShown]);
  return (
    <>
      {mail.blockedPictures > 0 && (
        <div className={styles.notice} role="note">
          <Icon of={ImageOff} />
          <span>{t('pictures.blocked', { count: mail.blockedPictures })}</span>
          <Button type="link" onClick={() => setAsked(true)}>
            {t('pictures.show')}
          </Button>
          <Button type="link" onClick={() => trust(sender.email)}>
            {t('pictures.always', { name: sender.name })}
          </Button>
        </div>
      )}
      <MailFrame
        mail={shown}
        showPictures={showPictures}
        title={t('message.body', { name: sender.name })}
        onAddress={(href) => void composeTo(href)}
      />
      {mail.quote && (
        <IconButton
          className={styles.quote}
          label={t(isQuoteShown ? 'quote.hide' : 'quote.show')}
          icon={Ellipsis}
          aria-expanded={isQuoteShown}
          onClick={() => setQuoteShown(!isQuoteShown)}
        />
      )}
      {mail.rest && <CutNote rest={mail.rest} />}
    </>
  );
}
