import { IconButton, useToast } from '@atrium/ui';
import { FileDrop } from '@atrium/ui/fields';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from './list-groups.module.css';

const maxBytes = 5_000_000;

/** Drop, click or Enter; what is too large is refused with a reason, and what was chosen can be taken back. */
export function DropFiles() {
  const toast = useToast();
  const [files, setFiles] = useState<readonly File[]>([]);
  const add = (given: readonly File[]) => {
    for (const { name } of given.filter(({ size }) => size > maxBytes)) toast.error(`${name} is larger than 5 MB`);
    setFiles([...files, ...given.filter(({ size }) => size <= maxBytes)]);
  };
  return (
    <>
      <FileDrop label="Drop files here, or choose them" hint="Up to 5 MB each" onFiles={add} />
      {files.length > 0 && (
        <ul className={`${styles.list} ${styles.flush}`}>
          {files.map((file, index) => (
            <li key={index}>
              {file.name}
              <IconButton
                label={`Remove ${file.name}`}
                icon={Trash2}
                onClick={() => setFiles(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function OneFile() {
  const [name, setName] = useState('');
  return (
    <>
      <FileDrop
        isSingle
        accept=".csv"
        label="Drop a table here"
        hint="One CSV file"
        onFiles={([file]) => setName(file?.name ?? '')}
      />
      <p role="status">{name}</p>
    </>
  );
}
