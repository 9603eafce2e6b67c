import type { ChatFile } from '../../api/messageSchemas';
import styles from './File.module.css';
import { FileCard } from './FileCard';
import { PictureFile } from './PictureFile';

export function MessageFiles({ files, isOwn }: { files: readonly ChatFile[]; isOwn: boolean }) {
  return (
    <ul className={styles.files} data-own={isOwn || undefined}>
      {files.map((file) => (
        <li key={file.id}>{file.width && file.height ? <PictureFile file={file} /> : <FileCard file={file} />}</li>
      ))}
    </ul>
  );
}
