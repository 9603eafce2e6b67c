import { endingOf } from '../../model/attachment';
import styles from './FileName.module.css';

/** The name of a file with its real ending in sight, however long it is. */
export function FileName({ fileName }: { fileName: string }) {
  const ending = endingOf(fileName);
  const stem = ending ? fileName.slice(0, fileName.lastIndexOf('.')) : fileName;
  return (
    <bdi className={styles.name}>
      <span className={styles.stem}>{stem}</span>
      {ending && <span>.{ending}</span>}
    </bdi>
  );
}
