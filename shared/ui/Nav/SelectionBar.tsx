import { Button } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Icon/IconButton';
import styles from './SelectionBar.module.css';
import { useEscape } from './useEscape';

export interface SelectionBarProps {
  /** Number of chosen rows; 0 renders nothing. */
  count: number;
  /** Total number; with `onSelectAll`, offers to select all. */
  total?: number;
  onSelectAll?: () => void;
  onClear: () => void;
  /** Actions: buttons of `type="text"`. */
  children: ReactNode;
}

/** The bar that floats at the end of a list while some of it is chosen. It takes its own room at the page's end. */
export function SelectionBar({ count, total, onSelectAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('kit');
  useEscape(count > 0, onClear);
  if (count === 0) return null;
  return (
    <div className={styles.place} data-selection-bar="">
      <div role="toolbar" aria-label={t('selection.label')} className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          <bdi>
            <MarkedText text={t('selection.count', { count })} />
          </bdi>
          {onSelectAll && total !== undefined && count < total && (
            <>
              {' · '}
              <Button type="link" className={styles.all} onClick={onSelectAll}>
                {t('selection.all', { total })}
              </Button>
            </>
          )}
        </p>
        <div className={styles.actions}>
          {children}
          <IconButton label={t('selection.clear')} icon={X} onClick={onClear} />
        </div>
      </div>
    </div>
  );
}

/** A sentence of ours in which `<b>` marks what counts; `Trans` is for those that hold more. */
function MarkedText({ text }: { text: string }) {
  return text.split(/<b>(.*?)<\/b>/).map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part));
}
