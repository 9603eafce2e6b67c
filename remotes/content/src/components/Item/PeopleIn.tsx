import { Avatar, VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useGetPresenceQuery } from '../../api/presenceApi';
import { useActor } from '../../state/useActor';
import styles from './PeopleIn.module.css';

const maxAvatars = 3;
/** In milliseconds: as often as pages say that they have an item open. */
const pollingInterval = 20_000;

/** The others who have an item open. Loaded after the list that it is part of. */
export default function PeopleIn({ id }: { id: number }) {
  const { t, i18n } = useTranslation('content');
  const actor = useActor();
  const { people } = useGetPresenceQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    selectFromResult: ({ data }) => ({ people: data?.here.find(({ itemId }) => itemId === id)?.people }),
  });
  const others = (people ?? []).filter((person) => person.id !== actor.id);
  if (others.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(others.map(({ fullName }) => fullName));
  return (
    <span className={styles.people} title={t('here', { names })}>
      <span className={styles.avatars} aria-hidden>
        {others.slice(0, maxAvatars).map((person) => (
          <Avatar key={person.id} name={person.fullName} src={person.avatar} size="s" />
        ))}
      </span>
      <VisuallyHidden>{t('here', { names })}</VisuallyHidden>
    </span>
  );
}
