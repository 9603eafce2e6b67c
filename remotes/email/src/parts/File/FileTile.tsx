import type { EmailAttachment } from '../../api/schemas';
import { endingOf, fileAddress, isPicture, kindOf } from '../../model/attachment';
import styles from './FileTile.module.css';

/** What a file is: a small picture of a picture that is here already, else the ending of its name. */
export function FileTile({ file: { fileName, url } }: { file: Pick<EmailAttachment, 'fileName' | 'url'> }) {
  const address = isPicture(fileName) ? fileAddress(url, document.baseURI) : undefined;
  if (address && !address.isElsewhere) return <img className={styles.tile} src={address.href} alt="" />;
  return (
    <span className={styles.tile} data-kind={kindOf(fileName)} aria-hidden="true">
      {endingOf(fileName).slice(0, 4) || '?'}
    </span>
  );
}
