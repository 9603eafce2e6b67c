import { DatePicker } from '@atrium/ui/date';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldTags, maxTagLength, maxTags, tagsProblem } from '../../model/tags';
import { ownZone, toInstant, toWallTime } from '../../model/zonedTime';
import { useContentFrame } from '../../state/useContentFrame';
import type { ItemDraft } from '../../state/useDraft';
import styles from './ItemEditor.module.css';

const endOfWork = '17:00';

interface ItemSelectProps {
  id: string;
  draft: ItemDraft;
  disabled: boolean;
  className?: string;
  'aria-describedby'?: string;
}

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id: value, name }) => ({ value, label: name }));

/** Nobody reviews what is their own. */
export function ReviewerSelect({ draft: { written, write }, ...rest }: ItemSelectProps) {
  const { t } = useTranslation('content');
  const { reviewers } = useContentFrame();
  return (
    <Select
      {...rest}
      allowClear
      placeholder={t('nobody')}
      value={written.reviewerId}
      options={reviewers
        .filter((person) => person.id !== written.authorId || person.id === written.reviewerId)
        .map((person) => ({ value: person.id, label: person.fullName }))}
      onChange={(reviewerId) => write({ reviewerId: reviewerId ?? null })}
    />
  );
}

/** A day means the end of its work, here. */
export function DuePicker({ draft: { written, write }, ...rest }: ItemSelectProps) {
  return (
    <DatePicker
      {...rest}
      value={written.dueAt && toWallTime(written.dueAt, ownZone()).day}
      onChange={(day) =>
        write({ dueAt: day ? toInstant({ day: day.slice(0, 10), time: endOfWork }, ownZone()) : null })
      }
    />
  );
}

export function ChannelsSelect({ draft: { written, write }, ...rest }: ItemSelectProps) {
  const { t } = useTranslation('content');
  const { channels } = useContentFrame();
  return (
    <Select
      {...rest}
      mode="multiple"
      placeholder={t('none')}
      value={written.channelIds}
      options={named(channels)}
      optionFilterProp="label"
      onChange={(channelIds) => write({ channelIds })}
    />
  );
}

/** An archived project is offered only where it is the one already. */
export function ProjectSelect({ draft: { written, write }, ...rest }: ItemSelectProps) {
  const { t } = useTranslation('content');
  const { projects } = useContentFrame();
  return (
    <Select
      {...rest}
      allowClear
      placeholder={t('none')}
      value={written.projectId}
      options={named(projects.filter(({ id, archivedAt }) => !archivedAt || id === written.projectId))}
      onChange={(projectId) => write({ projectId: projectId ?? null })}
    />
  );
}

/** Two spellings are one tag; what is too much is not taken, and said. */
export function TagsSelect({ draft, id, 'aria-describedby': note, ...rest }: ItemSelectProps) {
  const { t } = useTranslation('content');
  const { written, item, problems, write } = draft;
  const [refused, setRefused] = useState<'tooMany' | 'tooLong' | null>(null);
  const change = (tags: string[]) => {
    const folded = foldTags(tags);
    const problem = tagsProblem(folded, [...new Set([...item.tags, ...written.tags])]);
    setRefused(problem);
    if (!problem) write({ tags: folded });
  };
  const problem = refused ?? (problems.tags === 'tooMany' || problems.tags === 'tooLong' ? problems.tags : null);
  return (
    <div>
      <Select
        {...rest}
        id={id}
        mode="tags"
        placeholder={t('none')}
        value={written.tags}
        tokenSeparators={[',']}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-says ${note}`}
        className={styles.select ?? ''}
        onChange={change}
      />
      <p id={`${id}-says`} className={styles.says} {...(problem && { 'data-state': 'bad' })} aria-live="polite">
        {t(`tags.${problem ?? 'limit'}`, { count: maxTags, length: maxTagLength })}
      </p>
    </div>
  );
}
