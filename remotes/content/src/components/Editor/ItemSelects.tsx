import { DatePicker } from '@atrium/ui/date';
import { Select } from '@atrium/ui/select';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOptions } from '../../model/languageName';
import { foldTags, maxTagLength, maxTags, tagsIssue } from '../../model/tags';
import { endOfWork, ownZone, toInstant, toWallTime } from '../../model/zonedTime';
import type { ItemDraft } from '../../state/useDraft';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import styles from './ItemEditor.module.css';

interface ItemSelectProps {
  id: string;
  draft: ItemDraft;
  disabled: boolean;
  className?: string;
  'aria-describedby'?: string;
}

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id: value, name }) => ({ value, label: name }));

/** Authors cannot review their own items. */
export function ReviewerSelect({ draft: { written, write }, ...rest }: ItemSelectProps) {
  const { t } = useTranslation('content');
  const { reviewers } = useEditorialSettings();
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

/** A day means the end of its working hours, in this zone. */
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
  const { channels } = useEditorialSettings();
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

/** Language of the text: read aloud in it, and its address is made as it writes. */
export function LanguageSelect({ draft: { written, write }, ...rest }: ItemSelectProps) {
  const { i18n } = useTranslation('content');
  const options = useMemo(() => languageOptions(i18n.language), [i18n.language]);
  const isListed = options.some(({ value }) => value === written.locale);
  return (
    <Select
      {...rest}
      showSearch={{ optionFilterProp: 'label' }}
      value={written.locale}
      options={isListed ? options : [{ value: written.locale, label: written.locale }, ...options]}
      onChange={(locale) => write({ locale })}
    />
  );
}

/** An archived project is offered only if it is the current one. */
export function ProjectSelect({ draft: { written, write }, ...rest }: ItemSelectProps) {
  const { t } = useTranslation('content');
  const { projects } = useEditorialSettings();
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

/** Spellings of a tag are merged; excess tags are rejected with a message. */
export function TagsSelect({ draft, id, 'aria-describedby': note, ...rest }: ItemSelectProps) {
  const { t } = useTranslation('content');
  const { written, item, issues, write } = draft;
  const [rejected, setRejected] = useState<'tooMany' | 'tooLong' | null>(null);
  const change = (tags: string[]) => {
    const folded = foldTags(tags);
    const issue = tagsIssue(folded, [...new Set([...item.tags, ...written.tags])]);
    setRejected(issue);
    if (!issue) write({ tags: folded });
  };
  const issue = rejected ?? (issues.tags === 'tooMany' || issues.tags === 'tooLong' ? issues.tags : null);
  return (
    <div>
      <Select
        {...rest}
        id={id}
        mode="tags"
        maxTagCount={maxTags}
        placeholder={t('none')}
        value={written.tags}
        tokenSeparators={[',']}
        status={issue ? 'error' : ''}
        aria-invalid={issue !== null}
        aria-describedby={`${id}-says ${note}`}
        className={styles.select ?? ''}
        onChange={change}
      />
      <p id={`${id}-says`} className={styles.says} {...(issue && { 'data-state': 'bad' })} aria-live="polite">
        {t(`tags.${issue ?? 'limit'}`, { count: maxTags, length: maxTagLength })}
      </p>
    </div>
  );
}
