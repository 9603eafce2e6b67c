import { useTranslation } from 'react-i18next';
import { useGetMediaQuery } from '../../api/fileApi';
import { FileCard } from '../File/FileCard';
import { PictureFile } from '../File/PictureFile';
import { MessagePicture } from '../Picture/MessagePicture';
import styles from './ContactDrawer.module.css';

export function SharedPictures({ contactId }: { contactId: number }) {
  const { t } = useTranslation('chat');
  const { data } = useGetMediaQuery(contactId);
  const pictureFiles = data?.files.filter(({ width }) => width) ?? [];
  const files = data?.files.filter(({ width }) => !width) ?? [];
  const pictures = data?.pictures ?? [];
  return (
    <>
      {pictures.length + pictureFiles.length > 0 && (
        <section className={styles.part} aria-label={t('contact.media')}>
          <p className={styles.label}>{t('contact.media')}</p>
          <ul className={styles.media}>
            {pictureFiles.map((file) => (
              <li key={file.id}>
                <PictureFile file={file} />
              </li>
            ))}
            {pictures.map((picture) => (
              <li key={picture.time}>
                <MessagePicture picture={picture} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {files.length > 0 && (
        <section className={styles.part} aria-label={t('contact.files')}>
          <p className={styles.label}>{t('contact.files')}</p>
          <ul className={styles.sharedFiles}>
            {files.map((file) => (
              <li key={file.id}>
                <FileCard file={file} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
