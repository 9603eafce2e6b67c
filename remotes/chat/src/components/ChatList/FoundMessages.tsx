import { Avatar, Button, EmptyState, Highlight, shownFileName, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetChatsQuery } from '../../api/chatApi';
import type { FoundMessage } from '../../api/messageSchemas';
import { ownId } from '../../api/ownId';
import type { ChatContact } from '../../api/schemas';
import { messageWords } from '../../model/messageText';
import type { ChatRoute } from '../../state/useChatRoute';
import { useFoundMessages } from '../Search/useFoundMessages';
import styles from './ChatList.module.css';
import rowStyles from './PersonRow.module.css';

const fewestLetters = 2;

export default function FoundMessages({ route, hasPeople }: { route: ChatRoute; hasPeople: boolean }) {
  const { t } = useTranslation('chat');
  const { data: chats } = useGetChatsQuery();
  const q = route.q.trim();
  const { messages = [], total, isFetching, loadMore } = useFoundMessages(q.length >= fewestLetters ? q : '');
  if (messages.length === 0) {
    if (hasPeople || isFetching) return null;
    return (
      <EmptyState
        picture="search"
        title={t('noMatch.title')}
        text={t('noMatch.text', { q })}
        action={<Button onClick={() => route.search('')}>{t('noMatch.clear')}</Button>}
      />
    );
  }
  return (
    <section aria-labelledby="chat-messages">
      <h2 className={styles.heading} id="chat-messages">
        {t('list.messages')}
      </h2>
      <ul className={styles.rows}>
        {messages.map((found) => {
          const contact = chats?.contacts.find(({ id }) => id === found.contactId);
          const key = `${found.contactId} ${found.time}`;
          return contact && <MessageRow key={key} found={found} contact={contact} route={route} />;
        })}
      </ul>
      {messages.length < total && (
        <Button type="link" className={styles.more ?? ''} loading={isFetching} onClick={loadMore}>
          {t('list.moreMessages', { count: total - messages.length })}
        </Button>
      )}
    </section>
  );
}

interface MessageRowProps {
  found: FoundMessage;
  contact: ChatContact;
  route: ChatRoute;
}

function MessageRow({ found: { message, time, senderId, fileName }, contact, route }: MessageRowProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  return (
    <li>
      <Link to={route.linkTo(contact.id, time)} className={rowStyles.row}>
        <Avatar name={contact.fullName} src={contact.avatar} />
        <span className={rowStyles.text}>
          <span className={rowStyles.line}>
            <b className={rowStyles.name}>{contact.fullName}</b>
            <time className={rowStyles.time} dateTime={time}>
              {format.day(time)}
            </time>
          </span>
          <span className={rowStyles.words}>
            {senderId === ownId && `${t('you')} `}
            <Highlight text={messageWords(message) || shownFileName(fileName ?? '')} query={route.q.trim()} />
          </span>
        </span>
      </Link>
    </li>
  );
}
