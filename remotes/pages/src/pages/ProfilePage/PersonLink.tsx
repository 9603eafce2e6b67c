import { Link } from 'react-router-dom';
import { profileTabPath } from '../../model/postPictures';
import styles from './Profile.module.css';

/** A name that leads to the page of who has it; alone where nobody is there any more. */
export const PersonLink = ({ id, name }: { id: number | undefined; name: string }) =>
  id ? (
    <Link className={styles.personLink} to={profileTabPath('feed', id)}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  );
