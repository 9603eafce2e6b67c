import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDraft } from '../../state/useDraft';
import styles from './ItemEditor.module.css';
import { ChannelsSelect, DuePicker, ProjectSelect, ReviewerSelect, TagsSelect } from './ItemSelects';
import { SlugField } from './SlugField';

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
  const planned = { draft, disabled: !canPlan };
  const label = (field: 'reviewer' | 'due' | 'channels' | 'project' | 'tags' | 'address') => (
    <label htmlFor={`${id}-${field}`}>{t(`field.${field}`)}</label>
  );
  return (
    <div className={styles.fields}>
      {label('reviewer')}
      <ReviewerSelect id={`${id}-reviewer`} {...planned} />
      {label('due')}
      <DuePicker id={`${id}-due`} {...planned} />
      {label('channels')}
      <ChannelsSelect id={`${id}-channels`} {...planned} />
      {label('project')}
      <ProjectSelect id={`${id}-project`} {...planned} />
      {label('tags')}
      <TagsSelect id={`${id}-tags`} {...planned} />
      {label('address')}
      <SlugField draft={draft} id={`${id}-address`} isReadOnly={!canWrite} />
    </div>
  );
}
