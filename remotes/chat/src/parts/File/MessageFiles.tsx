import type { ChatFile } from '../../api/messageSchemas';
import styles from './File.module.css';
import { FileCard } from './FileCard';
import { PictureFile } from './PictureFile';

/** The files of a message, pictures as such. */
export function MessageFiles({ files }: { files: readonly ChatFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>{file.width && file.height ? <PictureFile file={file} /> : <FileCard file={file} />}</li>
      ))}
    </ul>
  );
}
