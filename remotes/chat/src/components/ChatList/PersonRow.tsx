import { Avatar, Highlight, Icon, shownFileName, useFormat, VisuallyHidden } from '@atrium/ui';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Person } from '../../model/findPeople';
import { draftOf, filesOf, type WithChat } from '../../state/chatSlice';
import { useLastWords } from '../../state/useLastWords';
import styles from './PersonRow.module.css';

interface PersonRowProps {
  person: Person;
  query: string;
  to: string;
  isOpen: boolean;
}

/** Person in the list: with a conversation its last message, else their status text. */
export function PersonRow({ person, query, to, isOpen }: PersonRowProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const { chat, fullName } = person;
  const unseen = chat?.unseenMsgs ?? 0;
  const last = chat?.lastMessage;
  return (
    <li>
      <Link
        to={to}
        className={styles.row}
        data-contact={person.id}
        data-unseen={unseen > 0 || undefined}
        {...(isOpen ? { 'aria-current': 'page' as const } : {})}
      >
        <Avatar name={fullName} src={person.avatar} size="l" status={person.status} />
        <span className={styles.text}>
          <span className={styles.line}>
            <b className={styles.name} dir="auto">
              <Highlight text={fullName} query={query} />
            </b>
            {person.isMuted && (
              <span className={styles.muted} role="img" aria-label={t('list.muted')}>
                <Icon of={BellOff} size={13} />
              </span>
            )}
            {last && (
              <time className={styles.time} dateTime={last.time}>
                {format.day(last.time)}
              </time>
            )}
          </span>
          <span className={styles.line}>
            <Words person={person} />
            {unseen > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{unseen > 99 ? '99+' : unseen}</span>
                <VisuallyHidden>{t('list.unseen', { count: unseen })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Words({ person: { id, chat, about, isBlocked } }: { person: Person }) {
  const { t } = useTranslation('chat');
  const wordsOf = useLastWords();
  const draft = useSelector((state: WithChat) => draftOf(state, id));
  const [file] = useSelector((state: WithChat) => filesOf(state, id));
  const last = chat?.lastMessage;
  if (isBlocked)
    return (
      <span className={styles.words} dir="auto">
        {t('list.blocked')}
      </span>
    );
  if (draft.trim() || file) {
    return (
      <span className={styles.words} dir="auto">
        <b className={styles.draft}>{t('list.draft')}</b> {draft.trim() || (file && shownFileName(file.fileName))}
      </span>
    );
  }
  if (!last)
    return (
      <span className={styles.words} dir="auto">
        {chat ? t('list.cleared') : about}
      </span>
    );
  return (
    <span className={styles.words} dir="auto">
      {wordsOf(last)}
    </span>
  );
}
