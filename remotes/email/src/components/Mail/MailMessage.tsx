import { useSession } from '@atrium/sdk';
import { Avatar, daysBetween, toDate, useFormat } from '@atrium/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../api/readableMail';
import type { Email, EmailMessage } from '../../api/schemas';
import { shortName, visibleRecipients } from '../../model/people';
import { Attachments } from './Attachments';
import { MailBody } from './MailBody';
import styles from './MailMessage.module.css';
import { MessageDetails } from './MessageDetails';
import { MessageMenu } from './MessageMenu';

interface MailMessageProps {
  mail: Email;
  message: EmailMessage;
  isLatest: boolean;
  isAlone: boolean;
  end?: ReactNode;
}

/** One message with sender, recipients, time and text. Earlier ones of a thread are collapsed to their head. */
export function MailMessage({ mail, message, isLatest, isAlone, end }: MailMessageProps) {
  const [isOpen, setOpen] = useState(isLatest);
  const { from } = message;
  const head = (
    <>
      <Avatar name={from.name} src={from.avatar} size="l" />
      <span className={styles.who}>
        <bdi className={styles.name}>{from.name}</bdi>
        <Line message={message} />
      </span>
    </>
  );
  return (
    <section aria-label={from.name}>
      <div className={styles.from}>
        {isAlone ? (
          head
        ) : (
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {head}
          </button>
        )}
        {isOpen && <MessageDetails message={message} />}
        <span className={styles.end}>
          {end}
          {isOpen && <MessageMenu mail={mail} message={message} />}
        </span>
      </div>
      {isOpen && (
        <div className={isAlone ? undefined : styles.inThread}>
          <MailBody message={message} />
          <Attachments attachments={message.attachments} />
        </div>
      )}
    </section>
  );
}

function Line({ message }: { message: EmailMessage }) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const own = useSession().user?.email;
  const names = visibleRecipients(message).map((person) => isolated(shortName(person, own, t('message.me'))));
  const isToday = daysBetween(toDate(message.time), new Date()) === 0;
  const time = isToday ? t('message.today', { time: format.time(message.time) }) : format.dateTime(message.time);
  return (
    <small className={styles.line}>
      {names.length > 0 && (
        <>
          <bdi>{t('message.to', { names: names.join(', ') })}</bdi> ·{' '}
        </>
      )}
      <time dateTime={message.time}>{time}</time>
    </small>
  );
}
