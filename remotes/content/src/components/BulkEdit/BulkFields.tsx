import { Checkbox } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Select } from '@atrium/ui/select';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import type { BulkChange } from '../../model/bulkChange';
import { foldTags, maxTagLength, maxTags } from '../../model/tags';
import { endOfWork, ownZone, toInstant, toWallTime } from '../../model/zonedTime';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import styles from './BulkFields.module.css';

interface BulkFieldsProps {
  items: readonly ListedItem[];
  change: BulkChange;
  /** Of the tags to add. */
  issue: 'tooMany' | 'tooLong' | null;
  onChange: (change: BulkChange) => void;
}

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id: value, name }) => ({ value, label: name }));

/** Fields of a change of many items: what to add and remove, and what to set. */
export function BulkFields({ items, change, issue, onChange }: BulkFieldsProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const { channels } = useEditorialSettings();
  const tags = foldTags(items.flatMap((item) => item.tags)).sort((a, b) => a.localeCompare(b));
  const used = channels.filter((channel) => items.some(({ channelIds }) => channelIds.includes(channel.id)));
  const list = (name: ListField, options: { value: string | number; label: string }[], more = {}) => (
    <>
      <label htmlFor={`${id}-${name}`}>{t(`bulk.${name}`)}</label>
      <Select
        id={`${id}-${name}`}
        mode="multiple"
        optionFilterProp="label"
        className={styles.select ?? ''}
        value={[...(change[name] ?? [])]}
        options={options}
        onChange={(value: (string | number)[]) => onChange({ ...change, [name]: value })}
        {...more}
      />
    </>
  );
  const tagOptions = tags.map((value) => ({ value, label: value }));
  return (
    <div className={styles.fields}>
      {list('addTags', tagOptions, {
        mode: 'tags',
        tokenSeparators: [','],
        status: issue ? 'error' : '',
        'aria-invalid': issue !== null,
        'aria-describedby': `${id}-issue`,
        onChange: (addTags: string[]) => onChange({ ...change, addTags: foldTags(addTags) }),
      })}
      <p id={`${id}-issue`} className={styles.issue} aria-live="polite">
        {issue && t(`tags.${issue}`, { count: maxTags, length: maxTagLength })}
      </p>
      {list('removeTags', tagOptions)}
      {list('addChannels', named(channels))}
      {list('removeChannels', named(used))}
      <PlanFields change={change} onChange={onChange} />
    </div>
  );
}

type ListField = 'addTags' | 'removeTags' | 'addChannels' | 'removeChannels';
type PlanField = 'projectId' | 'reviewerId' | 'dueAt';

/** Project, reviewer and day: each is set, or taken away, once it is ticked. */
function PlanFields({ change, onChange }: Pick<BulkFieldsProps, 'change' | 'onChange'>) {
  const { t } = useTranslation('content');
  const { projects, reviewers } = useEditorialSettings();
  const row = (field: PlanField, label: string, input: (setting: Setting) => ReactNode) => (
    <>
      <Checkbox
        checked={change[field] !== undefined}
        onChange={({ target }) => onChange({ ...change, [field]: target.checked ? null : undefined })}
      >
        {label}
      </Checkbox>
      {input({ 'aria-label': label, className: styles.select ?? '', disabled: change[field] === undefined })}
    </>
  );
  const choice = (field: 'projectId' | 'reviewerId', placeholder: string, options: ReturnType<typeof named>) =>
    row(field, t(`bulk.${field}`), (setting) => (
      <Select
        {...setting}
        allowClear
        placeholder={placeholder}
        value={change[field] ?? null}
        options={options}
        onChange={(value) => onChange({ ...change, [field]: value ?? null })}
      />
    ));
  const toDue = (day: string | null) => (day ? toInstant({ day: day.slice(0, 10), time: endOfWork }, ownZone()) : null);
  return (
    <>
      {choice('projectId', t('none'), named(projects.filter(({ archivedAt }) => !archivedAt)))}
      {choice('reviewerId', t('nobody'), named(reviewers.map(({ id, fullName: name }) => ({ id, name }))))}
      {row('dueAt', t('bulk.dueAt'), (setting) => (
        <DatePicker
          {...setting}
          value={change.dueAt ? toWallTime(change.dueAt, ownZone()).day : null}
          onChange={(day) => onChange({ ...change, dueAt: toDue(day) })}
        />
      ))}
    </>
  );
}

interface Setting {
  'aria-label': string;
  className: string;
  disabled: boolean;
}
