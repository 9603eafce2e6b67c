import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import styles from './LoadingRows.module.css';

export interface LoadingRowsProps {
  rows?: number;
  /** `person`: a round picture and two lines; `line`: one line; `card`: a box; `text`: a paragraph. */
  shape?: 'person' | 'line' | 'card' | 'text';
}

const list = { person: 'list', line: 'list', text: 'list', card: 'grid' } as const;
const keysOf = (rows: number) => Array.from({ length: rows }, (_, index) => index);

/** What is on its way, in the shape of the rows it will have. */
export function LoadingRows({ rows = 6, shape = 'person' }: LoadingRowsProps) {
  const { t } = useTranslation('kit');
  return (
    <div role="status" data-loading className={styles[list[shape]]}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {keysOf(rows).map((key) => (
        <div key={key} className={styles[shape]} aria-hidden="true">
          {shape === 'person' && <span className={styles.round} />}
          <span className={styles.lines}>
            <span className={styles.bar} />
            {(shape === 'person' || shape === 'text') && <span className={styles.bar} />}
          </span>
        </div>
      ))}
    </div>
  );
}
