import { Button, Checkbox, IconButton, Input, NumberInput } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldKinds } from '../../api/schemas/choices';
import { fieldLimits, textLimits } from '../../api/schemas/limits';
import type { DraftField } from '../../model/fields/typeDraft';
import { mayBeList, type TypeIssue } from '../../model/fields/typeRules';
import styles from './TypesPage.module.css';

interface FieldEditorProps {
  field: DraftField;
  name: string;
  /** It is part of the type already: its kind stays. */
  isStored: boolean;
  isOpen: boolean;
  issues: readonly TypeIssue[];
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onChange: (field: DraftField) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One field of a type: a row that opens. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, name, isOpen, issues, isFirst, isLast, onToggle, onMove, onRemove } = props;
  const { t } = useTranslation('typesPage');
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <Button
          type="text"
          className={styles.toggle ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('editField', { name })}
          onClick={onToggle}
        >
          <b dir="auto">{name}</b>
          <span className={styles.note}>
            {t(`kind.${field.kind}`)}
            {field.isList && ` · ${t('several')}`}
            {field.isRequired && ` · ${t('required')}`}
          </span>
        </Button>
        <IconButton label={t('up', { name })} icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton label={t('down', { name })} icon={ArrowDown} disabled={isLast} onClick={() => onMove(1)} />
        <IconButton label={t('removeField', { name })} icon={Trash2} onClick={onRemove} />
      </div>
      {issues.length > 0 && !isOpen && <p className={styles.issue}>{t(`issue.${issues[0]?.code ?? 'wrongLimit'}`)}</p>}
      {isOpen && (
        <div id={id} className={styles.fields}>
          <FieldProperties {...props} />
        </div>
      )}
    </div>
  );
}

type PropertiesProps = Pick<FieldEditorProps, 'field' | 'isStored' | 'issues' | 'onChange'>;

/** What an input says of its property. */
const said = (issue: string | null, id: string) => ({
  id,
  status: issue ? ('error' as const) : ('' as const),
  'aria-invalid': issue !== null,
  'aria-describedby': `${id}-says`,
});

function useIssueOf(issues: readonly TypeIssue[]) {
  const { t } = useTranslation('typesPage');
  return (...properties: TypeIssue['property'][]): string | null => {
    const issue = issues.find(({ property }) => properties.includes(property));
    return issue ? t(`issue.${issue.code}`) : null;
  };
}

function FieldProperties(props: PropertiesProps) {
  const { field, isStored, issues, onChange } = props;
  const { t } = useTranslation('typesPage');
  const id = useId();
  const issueOf = useIssueOf(issues);
  const change = (part: Partial<DraftField>) => onChange({ ...field, ...part });
  const labelIssue = field.label.trim() ? issueOf('label', 'key') : t('labelMissing');
  return (
    <>
      <Property id={`${id}-label`} label={t('label')} issue={labelIssue}>
        <Input
          {...said(labelIssue, `${id}-label`)}
          autoFocus={!isStored}
          dir="auto"
          maxLength={textLimits.name}
          value={field.label}
          onChange={({ target }) => change({ label: target.value })}
        />
      </Property>
      <Property
        id={`${id}-kind`}
        label={t('kindOf')}
        issue={issueOf('kind', 'isList')}
        hint={isStored ? t('kindStays') : ''}
      >
        <Select
          {...said(issueOf('kind', 'isList'), `${id}-kind`)}
          disabled={isStored}
          value={field.kind}
          options={fieldKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          onChange={(kind) => change({ kind, ...(!mayBeList(kind) && { isList: false }) })}
        />
      </Property>
      <div className={styles.checks}>
        <Checkbox checked={field.isRequired} onChange={({ target }) => change({ isRequired: target.checked })}>
          {t('isRequired')}
        </Checkbox>
        {mayBeList(field.kind) && (
          <Checkbox
            checked={field.isList}
            disabled={isStored}
            onChange={({ target }) => change({ isList: target.checked })}
          >
            {t('isList', { count: fieldLimits.list })}
          </Checkbox>
        )}
      </div>
      <KindProperties {...props} />
      <Property id={`${id}-help`} label={t('help')} issue={null} hint={t('helpHint')}>
        <Input
          {...said(null, `${id}-help`)}
          dir="auto"
          maxLength={textLimits.alt}
          value={field.help}
          onChange={({ target }) => change({ help: target.value })}
        />
      </Property>
    </>
  );
}

/** Limits of a text or a number, and what a choice offers. */
function KindProperties({ field, issues, onChange }: PropertiesProps) {
  const { t } = useTranslation('typesPage');
  const id = useId();
  const issueOf = useIssueOf(issues);
  const limit = (name: 'maxLength' | 'min' | 'max', digits: number) => (
    <Property id={`${id}-${name}`} label={t(name)} issue={issueOf(name)}>
      <NumberInput
        {...said(issueOf(name), `${id}-${name}`)}
        digits={digits}
        value={field[name]}
        onChange={(value) => onChange({ ...field, [name]: value })}
      />
    </Property>
  );
  if (field.kind === 'text') return limit('maxLength', 0);
  if (field.kind === 'number')
    return (
      <div className={styles.pair}>
        {limit('min', 6)}
        {limit('max', 6)}
      </div>
    );
  if (field.kind !== 'choice') return null;
  return (
    <Property id={`${id}-choices`} label={t('choices')} issue={issueOf('choices')} hint={t('choicesHint')}>
      <Input.TextArea
        {...said(issueOf('choices'), `${id}-choices`)}
        dir="auto"
        autoSize={{ minRows: 3, maxRows: 12 }}
        value={field.choices.join('\n')}
        onChange={({ target }) => onChange({ ...field, choices: toChoices(target.value) })}
      />
    </Property>
  );
}

/** One a line; a line that is still empty stays while it is written. */
const toChoices = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, fieldLimits.choices)
    .map((line) => line.slice(0, textLimits.name));

interface PropertyProps {
  id: string;
  label: string;
  issue: string | null;
  hint?: string;
  children: ReactNode;
}

function Property({ id, label, issue, hint = '', children }: PropertyProps) {
  return (
    <div className={styles.property}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-says`} className={issue ? styles.issue : styles.note} aria-live="polite">
        {issue ?? hint}
      </p>
    </div>
  );
}
