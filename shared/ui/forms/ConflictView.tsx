import { Button } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ExplainedButton } from '../Action/ExplainedButton';
import { useFormat } from '../format/useFormat';
import type { SaveBarProps } from '../Page/SaveBar';
import { Alert } from '../State/Alert';
import styles from './Conflict.module.css';
import { type Choice, ConflictField } from './ConflictField';
import { type ComparedField, type Comparison, keyOf, withField } from './compareFields';
import { type FieldNames, MergedSection } from './MergedFields';
import type { ChangeTexts } from './useChangeTexts';

interface ConflictViewProps<Values extends object> extends FieldNames {
  comparison: Comparison;
  merged: readonly ComparedField[];
  texts: ChangeTexts;
  /** Values of the form, with adopted fields. */
  written: Values;
  outcome?: (values: Values) => ReactNode;
  Bar: ComponentType<SaveBarProps>;
  isSaving: boolean;
  onRevert: (field: ComparedField) => void;
  onBack: () => void;
  onResolve: (values: Values) => void;
}

/** Two versions of one record side by side where they differ; saves the result of the person's choice. */
export function ConflictView<Values extends object>(props: ConflictViewProps<Values>) {
  const { comparison, merged, texts, written, outcome, Bar, isSaving, onRevert, onBack, onResolve, ...names } = props;
  const { conflicts, same } = comparison;
  const { t } = useTranslation('kit');
  const { chosen, choose, chooseAll, open, result } = useChoices(conflicts, written);

  return (
    <>
      <div className={styles.conflict}>
        <ConflictHead title={texts.title} conflicts={conflicts.length} merged={merged.length} />
        <div className={styles.all}>
          <Button onClick={() => chooseAll('mine')}>{texts.allMine}</Button>
          <Button onClick={() => chooseAll('theirs')}>{texts.allTheirs}</Button>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            {conflicts.map((field) => (
              <ConflictField
                key={keyOf(field.path)}
                field={field}
                label={names.labelOf(field.path)}
                view={names.viewOf(field.path)}
                texts={texts}
                choice={chosen(field)}
                onChoose={(choice) => choose(field, choice)}
              />
            ))}
            {merged.length > 0 && <MergedSection fields={merged} onRevert={onRevert} {...names} />}
            <p className={styles.same}>{t('conflict.same', { count: same })}</p>
          </div>
          {outcome && <div className={styles.outcome}>{outcome(result)}</div>}
        </div>
      </div>
      <Bar text={<ConflictProgress total={conflicts.length} open={open} labelOf={names.labelOf} />}>
        <Button type="text" onClick={onBack}>
          {t('conflict.back')}
        </Button>
        <ExplainedButton
          type="primary"
          reason={open.length > 0 ? t('conflict.choose') : null}
          loading={isSaving}
          onClick={() => onResolve(result)}
        >
          {t('conflict.save')}
        </ExplainedButton>
      </Bar>
    </>
  );
}

function ConflictHead({ title, conflicts, merged }: { title: string; conflicts: number; merged: number }) {
  const { t } = useTranslation('kit');
  const counts = [t('conflict.differing', { count: conflicts }), merged > 0 && t('conflict.merged', { count: merged })];
  return (
    <Alert
      type="warning"
      title={<h2 className={styles.title}>{title}</h2>}
      description={counts.filter(Boolean).join(' ')}
    />
  );
}

interface ConflictProgressProps extends Pick<FieldNames, 'labelOf'> {
  total: number;
  /** Fields without a choice. */
  open: readonly ComparedField[];
}

/** Number of decided fields, and the names of the others. */
function ConflictProgress({ total, open, labelOf }: ConflictProgressProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (
    <Trans
      t={t}
      i18nKey={open.length > 0 ? 'conflict.progressOpen' : 'conflict.progress'}
      values={{
        decided: format.number(total - open.length),
        total: format.number(total),
        fields: format.list(open.map(({ path }) => labelOf(path))),
      }}
      components={{ b: <b /> }}
      shouldUnescape
    />
  );
}

function useChoices<Values extends object>(conflicts: readonly ComparedField[], written: Values) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const chosen = ({ path }: ComparedField) => choices.get(keyOf(path));
  return {
    chosen,
    choose: (field: ComparedField, choice: Choice) =>
      setChoices((before) => new Map(before).set(keyOf(field.path), choice)),
    chooseAll: (side: 'mine' | 'theirs') =>
      setChoices(new Map(conflicts.map((field) => [keyOf(field.path), { side, value: field[side] }]))),
    /** Fields without a choice. */
    open: conflicts.filter((field) => !chosen(field)),
    result: conflicts.reduce((values, field) => {
      const choice = chosen(field);
      return choice ? withField(values, field.path, choice.value) : values;
    }, written),
  };
}
