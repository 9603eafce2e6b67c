import { Link } from 'react-router-dom';
import { profileTabPath } from '../../model/postPictures';
import styles from './Profile.module.css';

/** Link to a profile; plain text for deleted people. */
export const PersonLink = ({ id, name }: { id: number | undefined; name: string }) =>
  id ? (
    <Link className={styles.personLink} to={profileTabPath('feed', id)}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  );
