import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from 'shared/ui/date';
import { Select } from 'shared/ui/select';
import { ownZone, toInstant, toWallTime } from '../../model/zonedTime';
import { useContentFrame } from '../../state/useContentFrame';
import type { ItemDraft } from '../../state/useDraft';
import styles from './ItemEditor.module.css';
import { SlugField } from './SlugField';

const endOfWork = '17:00';

interface ItemFieldsProps {
  draft: ItemDraft;
  /** What is planned for it: who, when, where. */
  canPlan: boolean;
  /** The words, and the address is one of them. */
  canWrite: boolean;
}

/** What is planned for an item, row by row. */
export default function ItemFields({ draft, canPlan, canWrite }: ItemFieldsProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const { written, write } = draft;
  const { channels, projects, reviewers } = useContentFrame();
  const named = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id: value, name }) => ({ value, label: name }));
  const label = (field: 'reviewer' | 'due' | 'channels' | 'project' | 'tags' | 'address') => (
    <label htmlFor={`${id}-${field}`}>{t(`field.${field}`)}</label>
  );
  return (
    <div className={styles.fields}>
      {label('reviewer')}
      <Select
        id={`${id}-reviewer`}
        allowClear
        disabled={!canPlan}
        placeholder={t('nobody')}
        value={written.reviewerId}
        options={reviewers
          .filter((person) => person.id !== written.authorId || person.id === written.reviewerId)
          .map((person) => ({ value: person.id, label: person.fullName }))}
        onChange={(reviewerId) => write({ reviewerId: reviewerId ?? null })}
      />
      {label('due')}
      <DatePicker
        id={`${id}-due`}
        disabled={!canPlan}
        value={written.dueAt && toWallTime(written.dueAt, ownZone()).day}
        onChange={(day) =>
          write({ dueAt: day ? toInstant({ day: day.slice(0, 10), time: endOfWork }, ownZone()) : null })
        }
      />
      {label('channels')}
      <Select
        id={`${id}-channels`}
        mode="multiple"
        disabled={!canPlan}
        placeholder={t('none')}
        value={written.channelIds}
        options={named(channels)}
        optionFilterProp="label"
        onChange={(channelIds) => write({ channelIds })}
      />
      {label('project')}
      <Select
        id={`${id}-project`}
        allowClear
        disabled={!canPlan}
        placeholder={t('none')}
        value={written.projectId}
        options={named(projects.filter(({ id: value, archivedAt }) => !archivedAt || value === written.projectId))}
        onChange={(projectId) => write({ projectId: projectId ?? null })}
      />
      {label('tags')}
      <Select
        id={`${id}-tags`}
        mode="tags"
        disabled={!canPlan}
        placeholder={t('none')}
        value={written.tags}
        tokenSeparators={[',']}
        onChange={(tags: string[]) => write({ tags: tags.map((tag) => tag.trim()).filter(Boolean) })}
      />
      {label('address')}
      <SlugField draft={draft} id={`${id}-address`} isReadOnly={!canWrite} />
    </div>
  );
}
