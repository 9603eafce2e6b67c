import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveBarProps } from '../../Page/SaveBar';
import { Alert } from '../../State/Alert';
import { type ComparedField, type Comparison, keyOf } from '../record/compareFields';
import { ClashField } from './ClashField';
import styles from './Conflict.module.css';
import { ConflictProgress } from './ConflictProgress';
import type { FieldNames } from './TakenFields';
import { TakenPart } from './TakenPart';
import type { ChangeTexts } from './useChangeTexts';
import { useChoices } from './useChoices';

interface ConflictViewProps<Values extends object> extends FieldNames {
  comparison: Comparison;
  taken: readonly ComparedField[];
  texts: ChangeTexts;
  /** What the form holds, with what was taken in. */
  written: Values;
  outcome?: (values: Values) => ReactNode;
  Bar: ComponentType<SaveBarProps>;
  isSaving: boolean;
  onPutBack: (field: ComparedField) => void;
  onBack: () => void;
  onDecide: (values: Values) => void;
}

/** Two versions of one record, side by side where they differ: the person chooses, and the result is saved. */
export function ConflictView<Values extends object>(props: ConflictViewProps<Values>) {
  const { comparison, taken, texts, written, outcome, Bar, isSaving, onPutBack, onBack, onDecide, ...names } = props;
  const { clashes, same } = comparison;
  const { t } = useTranslation('kit');
  const { chosen, choose, chooseAll, open, result } = useChoices(clashes, written);

  return (
    <>
      <div className={styles.conflict}>
        <ConflictHead title={texts.title} clashes={clashes.length} taken={taken.length} />
        <div className={styles.all}>
          <Button onClick={() => chooseAll('mine')}>{texts.allMine}</Button>
          <Button onClick={() => chooseAll('theirs')}>{texts.allTheirs}</Button>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            {clashes.map((field) => (
              <ClashField
                key={keyOf(field.path)}
                field={field}
                label={names.labelOf(field.path)}
                view={names.viewOf(field.path)}
                texts={texts}
                choice={chosen(field)}
                onChoose={(choice) => choose(field, choice)}
              />
            ))}
            {taken.length > 0 && <TakenPart fields={taken} onPutBack={onPutBack} {...names} />}
            <p className={styles.same}>{t('conflict.same', { count: same })}</p>
          </div>
          {outcome && <aside className={styles.outcome}>{outcome(result)}</aside>}
        </div>
      </div>
      <Bar text={<ConflictProgress total={clashes.length} open={open} labelOf={names.labelOf} />}>
        <Button type="text" onClick={onBack}>
          {t('conflict.back')}
        </Button>
        <Button type="primary" disabled={open.length > 0} loading={isSaving} onClick={() => onDecide(result)}>
          {t('conflict.save')}
        </Button>
      </Bar>
    </>
  );
}

/** How many fields clash, and how many were taken in. */
function ConflictHead({ title, clashes, taken }: { title: string; clashes: number; taken: number }) {
  const { t } = useTranslation('kit');
  const counts = [t('conflict.clashes', { count: clashes }), taken > 0 && t('conflict.taken', { count: taken })];
  return (
    <Alert
      type="warning"
      title={<h2 className={styles.title}>{title}</h2>}
      description={counts.filter(Boolean).join(' ')}
    />
  );
}
