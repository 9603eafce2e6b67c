import type { Addressee } from '@atrium/backend';
import { useSession } from '@atrium/sdk';
import { Avatar, DropdownMenu, daysBetween, Icon, IconButton, Popover, toDate, useFormat } from '@atrium/ui';
import { ChevronDown, Ellipsis, Forward, Printer, Reply, ReplyAll } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../api/readableMail';
import type { Email, EmailMessage } from '../../api/schemas';
import { shortName, visibleRecipients } from '../../model/people';
import { usePrint } from '../usePrint';
import { Attachments } from './Attachments';
import { MailBody } from './MailBody';
import styles from './MailMessage.module.css';
import { useAnswers } from './useAnswers';

const people = (list: readonly Addressee[]) =>
  list.map(({ name, email }) => (name === email ? email : `${name} <${email}>`));

function MessageDetails({ message }: { message: EmailMessage }) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const rows: [key: 'from' | 'to' | 'cc' | 'bcc' | 'date', values: string[]][] = [
    ['from', people([message.from])],
    ['to', people(message.to)],
    ['cc', people(message.cc)],
    ['bcc', people(message.bcc)],
    ['date', [`${format.dateLong(message.time)}, ${format.time(message.time)}`]],
  ];
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <dl className={styles.details}>
          {rows
            .filter(([, values]) => values.length > 0)
            .map(([key, values]) => (
              <div key={key} className={styles.row}>
                <dt>{t(`details.${key}`)}</dt>
                {values.map((value) => (
                  <dd key={value}>
                    <bdi>{value}</bdi>
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      }
    >
      <IconButton className={styles.open} label={t('details.show')} icon={ChevronDown} iconSize={14} />
    </Popover>
  );
}

function MessageMenu({ mail, message }: { mail: Email; message: EmailMessage }) {
  const { t } = useTranslation('email');
  const { mayAnswer, canReplyAll, answer } = useAnswers(mail, message);
  const print = usePrint();
  const mayReply = mayAnswer && mail.folder !== 'draft';
  const choices = [
    ...(mayReply ? [{ key: 'reply', label: t('actions.reply'), icon: Reply, run: () => answer('reply') }] : []),
    ...(mayReply && canReplyAll
      ? [{ key: 'replyAll', label: t('actions.replyAll'), icon: ReplyAll, run: () => answer('replyAll') }]
      : []),
    ...(mayReply ? [{ key: 'forward', label: t('actions.forward'), icon: Forward, run: () => answer('forward') }] : []),
    { key: 'print', label: t('print'), icon: Printer, run: () => print({ ...mail, ...message, replies: [] }) },
  ];
  return (
    <DropdownMenu
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: choices.map(({ key, label, icon }) => ({ key, label, icon: <Icon of={icon} /> })),
        onClick: ({ key }) => choices.find((choice) => choice.key === key)?.run(),
      }}
    >
      <IconButton label={t('message.menu', { name: message.from.name })} icon={Ellipsis} />
    </DropdownMenu>
  );
}

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
