import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDraft } from '../../state/useDraft';
import styles from './ItemEditor.module.css';
import { ChannelsSelect, DuePicker, ProjectSelect, ReviewerSelect, TagsSelect } from './ItemSelects';
import { SlugField } from './SlugField';

export interface ItemFieldsProps {
  draft: ItemDraft;
  /** May the plan be changed: date and project? */
  canPlan: boolean;
  canAssign: boolean;
  /** May the published part be changed: text, channels, tags and address? */
  canWrite: boolean;
  /** The consequence of such a change, or the reason why it is impossible. */
  note: ReactNode;
}

/** Plan, channels, tags and address of an item, row by row. */
export default function ItemFields({ draft, canPlan, canAssign, canWrite, note }: ItemFieldsProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const planned = { draft, disabled: !canPlan };
  const written = { draft, disabled: !canWrite, 'aria-describedby': `${id}-note` };
  const label = (field: 'reviewer' | 'due' | 'channels' | 'project' | 'tags' | 'address') => (
    <label htmlFor={`${id}-${field}`}>{t(`field.${field}`)}</label>
  );
  return (
    <div className={styles.fields}>
      {label('reviewer')}
      <div>
        <ReviewerSelect
          id={`${id}-reviewer`}
          className={styles.select ?? ''}
          draft={draft}
          disabled={!canAssign}
          aria-describedby={`${id}-reviewed`}
        />
        <p id={`${id}-reviewed`} className={styles.note}>
          {canPlan && !canAssign && t('guard.reviewed')}
        </p>
      </div>
      {label('due')}
      <DuePicker id={`${id}-due`} {...planned} />
      {label('project')}
      <ProjectSelect id={`${id}-project`} {...planned} />
      {label('channels')}
      <ChannelsSelect id={`${id}-channels`} {...written} />
      {label('tags')}
      <TagsSelect id={`${id}-tags`} {...written} />
      {label('address')}
      <SlugField draft={draft} id={`${id}-address`} isReadOnly={!canWrite} />
      <p id={`${id}-note`} className={styles.note} data-wide>
        {note}
      </p>
    </div>
  );
}
