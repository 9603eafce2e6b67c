import { Button } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat';
import type { SaveBarProps } from '../../Page/SaveBar';
import { Alert } from '../../State/Alert';
import { type ComparedField, type Comparison, keyOf, withField } from '../record/compareFields';
import { type Choice, ClashField } from './ClashField';
import styles from './Conflict.module.css';
import { type FieldNames, TakenFields } from './TakenFields';
import type { useNewsTexts } from './useNewsTexts';

export interface ConflictViewProps<Values extends object> extends FieldNames {
  comparison: Comparison;
  taken: readonly ComparedField[];
  texts: ReturnType<typeof useNewsTexts>;
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
  const format = useFormat();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const chosen = ({ path }: ComparedField) => choices.get(keyOf(path));
  const choose = (field: ComparedField, choice: Choice) =>
    setChoices((before) => new Map(before).set(keyOf(field.path), choice));
  const chooseAll = (side: 'mine' | 'theirs') =>
    setChoices(new Map(clashes.map((field) => [keyOf(field.path), { side, value: field[side] }])));
  const open = clashes.filter((field) => !chosen(field));
  const result = clashes.reduce((values, field) => {
    const choice = chosen(field);
    return choice ? withField(values, field.path, choice.value) : values;
  }, written);

  return (
    <>
      <div className={styles.conflict}>
        <Alert
          type="warning"
          title={<h2 className={styles.title}>{texts.title}</h2>}
          description={[
            t('conflict.clashes', { count: clashes.length }),
            taken.length > 0 && t('conflict.taken', { count: taken.length }),
          ]
            .filter(Boolean)
            .join(' ')}
        />
        <div className={styles.all}>
          <Button onClick={() => chooseAll('mine')}>{t('conflict.allMine')}</Button>
          <Button onClick={() => chooseAll('theirs')}>{t('conflict.allTheirs')}</Button>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            {clashes.map((field) => (
              <ClashField
                key={keyOf(field.path)}
                field={field}
                label={names.labelOf(field.path)}
                view={names.viewOf(field.path)}
                theirs={texts.theirs}
                choice={chosen(field)}
                onChoose={(choice) => choose(field, choice)}
              />
            ))}
            {taken.length > 0 && (
              <section className={styles.takenPart}>
                <h3 className={styles.heading}>
                  {t('conflict.takenTitle')} <span className={styles.count}>{format.number(taken.length)}</span>
                </h3>
                <TakenFields fields={taken} onPutBack={onPutBack} {...names} />
              </section>
            )}
            <p className={styles.same}>{t('conflict.same', { count: same })}</p>
          </div>
          {outcome && <aside className={styles.outcome}>{outcome(result)}</aside>}
        </div>
      </div>
      <Bar
        text={
          <Trans
            t={t}
            i18nKey={open.length > 0 ? 'conflict.progressOpen' : 'conflict.progress'}
            values={{
              decided: format.number(clashes.length - open.length),
              total: format.number(clashes.length),
              fields: format.list(open.map(({ path }) => names.labelOf(path))),
            }}
            components={{ b: <b /> }}
            shouldUnescape
          />
        }
      >
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
