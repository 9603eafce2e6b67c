import { useTranslation } from 'react-i18next';
import { useGetMediaQuery } from '../../api/chatApi';
import { MessagePicture } from '../Picture/MessagePicture';
import styles from './ContactDrawer.module.css';

/** The pictures of a conversation; while there are none, nothing. */
export function SharedPictures({ contactId }: { contactId: number }) {
  const { t } = useTranslation('chat');
  const { data } = useGetMediaQuery(contactId);
  if (!data || data.pictures.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('contact.media')}>
      <p className={styles.label}>{t('contact.media')}</p>
      <ul className={styles.media}>
        {data.pictures.map((picture) => (
          <li key={picture.time}>
            <MessagePicture picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}
