import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import styles from './LoadingRows.module.css';

export interface LoadingRowsProps {
  rows?: number;
  /** `person`: a round picture and two lines; `line`: one line; `card`: a box; `text`: a paragraph. */
  shape?: 'person' | 'line' | 'card' | 'text';
  /** In a list that reaches the edges of its pane, so that its rows bring the space beside them. */
  isInset?: boolean;
}

const list = { person: 'list', line: 'list', text: 'list', card: 'grid' } as const;
const keysOf = (rows: number) => Array.from({ length: rows }, (_, index) => index);

/** Placeholder for rows that are loading, in their shape. */
export function LoadingRows({ rows = 6, shape = 'person', isInset }: LoadingRowsProps) {
  const { t } = useTranslation('kit');
  return (
    <div role="status" data-loading data-inset={isInset || undefined} className={styles[list[shape]]}>
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
