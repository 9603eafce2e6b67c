import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  FoundCount,
  LoadingRows,
  SearchInput,
  Toolbar,
  Tooltip,
  VisuallyHidden,
} from '@atrium/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useGetChatsQuery } from '../../api/chatApi';
import { findPeople } from '../../model/findPeople';
import type { ChatRoute } from '../../state/useChatRoute';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import styles from './ChatList.module.css';
import { PersonRow } from './PersonRow';

function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const links: (HTMLElement | EventTarget)[] = [...event.currentTarget.querySelectorAll('a')];
  const from = links.indexOf(event.target);
  const places: Record<string, number | undefined> = {
    ArrowDown: from + 1,
    ArrowUp: Math.max(from - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const to = places[event.key];
  if (from < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const link = links[to];
  if (link instanceof HTMLElement) link.focus();
}

const ProfileDrawer = lazyChatComponent(() => import('../Profile/ProfileDrawer'));
const FoundMessages = lazyChatComponent(() => import('./FoundMessages'));

interface ChatListProps {
  route: ChatRoute;
  chats: ReturnType<typeof useGetChatsQuery>;
  /** A person is pointed at: their conversation may be opened next. */
  onPoint: () => void;
}

export function ChatList({ route, chats, onPoint }: ChatListProps) {
  const { t } = useTranslation('chat');
  const { data, error, refetch, isFetching } = chats;
  const [isProfileOpen, setProfileOpen] = useState<boolean>();
  const me = data?.profileUser;
  return (
    <>
      <Toolbar kind="pane" label={t('list.tools')}>
        {me && (
          <Tooltip title={t('profile.open')}>
            <Button type="text" className={styles.me ?? ''} onClick={() => setProfileOpen(true)}>
              <VisuallyHidden>{t('profile.open')}</VisuallyHidden>
              <Avatar name={me.fullName} src={me.avatar} status={me.status} />
            </Button>
          </Tooltip>
        )}
        <SearchInput
          className={styles.search ?? ''}
          variant="borderless"
          label={t('list.search')}
          value={route.q}
          onSearch={route.search}
        />
      </Toolbar>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from one of its links to the next */}
      <div className={styles.people} onKeyDown={moveInList} onPointerOver={onPoint} onFocus={onPoint}>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !data ? (
          <LoadingRows rows={8} isInset />
        ) : (
          <People route={route} found={findPeople(data, route.q)} />
        )}
      </div>
      {isProfileOpen !== undefined && (
        <ProfileDrawer
          onMissing={() => setProfileOpen(undefined)}
          props={{ isOpen: isProfileOpen, onClose: () => setProfileOpen(false) }}
        />
      )}
    </>
  );
}

function People({ route, found }: { route: ChatRoute; found: ReturnType<typeof findPeople> }) {
  const { t } = useTranslation('chat');
  const { q, contactId, linkTo } = route;
  const groups = [
    { key: 'chats', people: found.chats },
    { key: 'contacts', people: found.contacts },
  ] as const;
  const people = found.chats.length + found.contacts.length;
  return (
    <>
      {q && people > 0 && <FoundCount count={people} />}
      {groups.map(
        ({ key, people: rows }) =>
          rows.length > 0 && (
            <section key={key} aria-labelledby={`chat-${key}`}>
              <h2 className={styles.heading} id={`chat-${key}`}>
                {t(`list.${key}`)}
              </h2>
              <ul className={styles.rows}>
                {rows.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    query={q}
                    to={linkTo(person.id)}
                    isOpen={person.id === contactId}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {q ? (
        <FoundMessages props={{ route, hasPeople: people > 0 }} />
      ) : (
        people === 0 && <EmptyState picture="people" title={t('list.empty')} />
      )}
    </>
  );
}
