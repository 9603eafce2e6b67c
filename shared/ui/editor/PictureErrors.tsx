import { Alert } from '../State/Alert';
import type { PicturesOfText } from './paste/pasted';
import styles from './pictureArrivals.module.css';

/** Pictures that could not be inserted, with the reason for each. */
export function PictureErrors({ pictures: { issues, dismiss } }: { pictures: PicturesOfText }) {
  if (issues.length === 0) return null;
  return (
    <div className={styles.issues}>
      {issues.map((issue, index) => (
        <Alert key={`${index} ${issue}`} type="error" title={issue} onClose={dismiss} />
      ))}
    </div>
  );
}
