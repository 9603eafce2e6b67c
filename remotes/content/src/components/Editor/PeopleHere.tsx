import { Avatar } from '@atrium/ui';
import type { PersonHere } from '@atrium/ui/together';
import { useTranslation } from 'react-i18next';
import styles from './PeopleHere.module.css';

const maxAvatars = 4;

/** Who else has the item open; said to screen readers as people come and go. */
export function PeopleHere({ people }: { people: readonly PersonHere[] }) {
  const { t, i18n } = useTranslation('content');
  const names = new Intl.ListFormat(i18n.language).format(people.map(({ name }) => name));
  return (
    <span className={styles.here} role="status">
      {people.length > 0 && (
        <>
          <span className={styles.avatars} aria-hidden>
            {people.slice(0, maxAvatars).map(({ id, name }) => (
              <Avatar key={id} name={name} size="s" />
            ))}
          </span>
          <span className={styles.names}>{t('here', { names })}</span>
        </>
      )}
    </span>
  );
}
