import { fileExtensionOf, fileKindOf, shownFileName } from '@atrium/contract/values';
import type { ReactNode } from 'react';
import styles from './FileLabel.module.css';

export interface FileLabelProps {
  fileName: string;
  /** Kind, size, or what is going on with it. */
  facts: ReactNode;
  /** A small picture of a picture, or a sign that it is on its way; else the ending of its name. */
  picture?: ReactNode;
}

/** A file by what it is: the kind in a tile, the name with its real ending in sight however long it is, and facts. */
export function FileLabel({ fileName, facts, picture }: FileLabelProps) {
  const name = shownFileName(fileName);
  const ending = fileExtensionOf(fileName);
  return (
    <>
      <span
        className={styles.tile}
        data-kind={picture ? undefined : fileKindOf(fileName)}
        aria-hidden={picture ? undefined : 'true'}
      >
        {picture || ending.slice(0, 4) || '?'}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} title={name}>
          <span className={styles.stem}>{ending ? name.slice(0, name.lastIndexOf('.')) : name}</span>
          {ending && <span>{name.slice(name.lastIndexOf('.'))}</span>}
        </bdi>
        <small className={styles.facts}>
          <bdi>{facts}</bdi>
        </small>
      </span>
    </>
  );
}
