import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Conflict.module.css';
import type { ComparedField } from './compareFields';
import { FieldValue } from './FieldValue';
import type { FieldView } from './fieldViews';
import { mergeSides } from './mergeTexts';
import type { ChangeTexts } from './useChangeTexts';

/** The chosen version of a field, and its value. */
export interface Choice {
  side: 'mine' | 'theirs' | 'both';
  value: unknown;
}

interface ConflictFieldProps {
  field: ComparedField;
  label: string;
  view: FieldView;
  /** Names of the two sides. */
  texts: Pick<ChangeTexts, 'mine' | 'theirs'>;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** One field in conflict with its versions: mine, theirs, and for texts a merged one. */
export function ConflictField({ field, label, view, texts, choice, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const { before, mine, theirs } = field;
  const both = mergeSides(before, mine, theirs);
  const option = (side: Choice['side'], value: unknown, other?: unknown) => (
    <label className={styles.option} data-chosen={choice?.side === side} data-open={choice === undefined}>
      <input type="radio" name={id} checked={choice?.side === side} onChange={() => onChoose({ side, value })} />
      <span className={styles.side}>{side === 'both' ? t('conflict.both') : texts[side]}</span>
      <FieldValue view={view} value={value} other={other} />
    </label>
  );

  return (
    <fieldset className={styles.field} aria-label={label}>
      <div className={styles.name}>
        <div className={styles.label}>{label}</div>
        <div className={styles.before}>
          {t('conflict.before')} <FieldValue view={view} value={before} />
        </div>
        {!choice && <div className={styles.open}>{t('conflict.choose')}</div>}
      </div>
      <div className={styles.options}>
        {option('mine', mine, theirs ?? '')}
        {option('theirs', theirs, mine ?? '')}
        {both !== undefined && option('both', both)}
        {choice?.side === 'both' && typeof choice.value === 'string' && (
          <Input.TextArea
            className={styles.both}
            aria-label={t('conflict.bothOf', { field: label })}
            autoSize={{ minRows: 2, maxRows: 12 }}
            value={choice.value}
            onChange={({ target }) => onChoose({ side: 'both', value: target.value })}
          />
        )}
      </div>
    </fieldset>
  );
}
