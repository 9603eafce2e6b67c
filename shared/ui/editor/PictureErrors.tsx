import { Alert } from '../State/Alert';
import styles from './pictureArrivals.module.css';
import type { PicturesOfText } from './usePictures';

/** Which pictures did not arrive, and why each did not, beside the text that they were to be in. */
export function PictureErrors({ pictures: { problems, dismiss } }: { pictures: PicturesOfText }) {
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems}>
      {problems.map((problem, index) => (
        <Alert key={`${index} ${problem}`} type="error" title={problem} onClose={dismiss} />
      ))}
    </div>
  );
}
