import { ErrorState, LengthNote, LoadingRows, useFormat } from '@atrium/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetTypesQuery } from '../../api/customTypesApi';
import type { FieldValue, TypeField } from '../../api/schemas';
import { fieldLimits } from '../../api/schemas/limits';
import { checkValues, type ValueIssue } from '../../model/fields/checkValues';
import { withValue } from '../../model/fields/fieldValues';
import { shownFieldsOf } from '../../model/fields/typeRules';
import type { ItemDraft } from '../../state/useDraft';
import styles from './CustomFields.module.css';
import { FieldInput } from './FieldInput';
import { ListInput } from './ListInput';
import { useFieldTexts } from './useFieldTexts';
import { useReferences } from './useValueText';

interface CustomFieldsSectionProps {
  draft: Pick<ItemDraft, 'written' | 'write'>;
  canWrite: boolean;
  /** The reason why nothing can be changed, or the consequence. */
  note: ReactNode;
}

/** The fields that an item has by its type, as a form; what keeps it from review is said beside them and in sum. */
export default function CustomFieldsSection({ draft: { written, write }, canWrite, note }: CustomFieldsSectionProps) {
  useFieldTexts();
  const { t } = useTranslation('customFields');
  const { list } = useFormat();
  const { data, error, refetch, isFetching } = useGetTypesQuery();
  const type = data?.types.find(({ id }) => id === written.typeId);
  const itemOf = useReferences(type, [written.values]);
  if (!type)
    return error ? (
      <ErrorState isCompact error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : data ? null : (
      <LoadingRows shape="text" rows={4} />
    );
  const values = written.values ?? {};
  const fields = shownFieldsOf(type);
  const issues = checkValues(type, values);
  const open = fields.filter(({ key }) => issues[key]);
  return (
    <section aria-label={type.name} className={styles.section}>
      <h2 className={styles.heading}>{type.name}</h2>
      {fields.length === 0 && <p className={styles.note}>{t('noFields')}</p>}
      {fields.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          value={values[field.key]}
          issue={issues[field.key]}
          isReadOnly={!canWrite}
          itemOf={itemOf}
          onChange={(value) => write({ values: withValue(written.values, field.key, value) })}
        />
      ))}
      <p className={styles.note} role="status">
        {open.length > 0 && t('open', { fields: list(open.map(({ label }) => label)) })}
      </p>
      {!canWrite && <p className={styles.note}>{note}</p>}
    </section>
  );
}

interface FieldRowProps {
  field: TypeField;
  value: FieldValue | undefined;
  issue: ValueIssue | undefined;
  isReadOnly: boolean;
  itemOf: ReturnType<typeof useReferences>;
  onChange: (value: FieldValue | null) => void;
}

function FieldRow({ field, value, issue, isReadOnly, itemOf, onChange }: FieldRowProps) {
  const { t } = useTranslation('customFields');
  const { number } = useFormat();
  const id = useId();
  // A field that is still empty is not wrong: it says what it needs.
  const isWrong = issue !== undefined && issue.code !== 'required';
  const common = {
    id,
    label: field.label,
    field,
    isReadOnly,
    isWrong,
    itemOf,
    describedBy: `${id}-help ${id}-says`,
  };
  const reason = issue
    ? t(issue.place === undefined ? `issue.${issue.code}` : 'issue.inList', {
        limit: issue.limit === undefined ? '' : number(issue.limit),
        place: (issue.place ?? 0) + 1,
        reason: issue.place === undefined ? '' : t(`issue.${issue.code}`, { limit: number(issue.limit ?? 0) }),
      })
    : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} dir="auto">
        {field.label}
        {field.isRequired && <span className={styles.required}> {t('required')}</span>}
      </label>
      {field.help && (
        <p id={`${id}-help`} className={styles.note} dir="auto">
          {field.help}
        </p>
      )}
      {field.isList ? (
        <ListInput {...common} value={value} onChange={onChange} />
      ) : (
        <FieldInput {...common} value={Array.isArray(value) ? undefined : value} onChange={onChange} />
      )}
      {field.kind === 'text' && typeof value === 'string' && !isWrong && (
        <LengthNote length={value.length} limit={field.maxLength ?? fieldLimits.text} />
      )}
      <p id={`${id}-says`} className={isWrong ? styles.issue : styles.note} aria-live="polite">
        {reason}
      </p>
    </div>
  );
}
