import { Alert } from '../State/Alert';
import styles from './pictureArrivals.module.css';
import type { PicturesOfText } from './usePictures';

/** Which pictures did not arrive, and why each did not, beside the text that they were to be in. */
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
