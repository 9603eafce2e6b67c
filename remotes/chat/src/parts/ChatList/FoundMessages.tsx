import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar, Button, EmptyState, Highlight, shownFileName, useFormat } from 'shared/ui';
import { useGetChatsQuery } from '../../api/chatApi';
import { ownId } from '../../api/ownId';
import type { ChatRoute } from '../../state/useChatRoute';
import { useFoundMessages } from '../Search/useFoundMessages';
import styles from './ChatList.module.css';
import rowStyles from './PersonRow.module.css';

const fewestLetters = 2;

/** Messages of all conversations that hold what is searched for. */
export default function FoundMessages({ route, hasPeople }: { route: ChatRoute; hasPeople: boolean }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
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
        {messages.map(({ message, time, senderId, contactId, fileName }) => {
          const contact = chats?.contacts.find(({ id }) => id === contactId);
          if (!contact) return null;
          return (
            <li key={`${contactId} ${time}`}>
              <Link to={route.linkTo(contactId, time)} className={rowStyles.row}>
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
                    <Highlight text={message || shownFileName(fileName ?? '')} query={q} />
                  </span>
                </span>
              </Link>
            </li>
          );
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
