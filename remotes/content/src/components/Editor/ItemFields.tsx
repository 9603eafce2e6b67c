import { Button, Input } from '@atrium/ui';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckSlugQuery } from '../../api/editingApi';
import { textLimits } from '../../api/schemas/limits';
import type { ItemDraft } from '../../state/useDraft';
import styles from './ItemEditor.module.css';
import { ChannelsSelect, DuePicker, LanguageSelect, ProjectSelect, ReviewerSelect, TagsSelect } from './ItemSelects';

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface SlugFieldProps {
  draft: ItemDraft;
  id: string;
  isReadOnly: boolean;
}

/** Slug of an item, validated while typing: form and uniqueness. */
function SlugField({ draft: { written, issues, write }, id, isReadOnly }: SlugFieldProps) {
  const { t } = useTranslation('content');
  const { slug } = written;
  const asked = useDeferredValue(slug);
  const isWellFormed = slug === '' || wellFormed.test(slug);
  const { currentData } = useCheckSlugQuery(
    { slug: asked, id: written.id },
    { skip: !asked || !wellFormed.test(asked) },
  );
  const isTaken = issues.slug === 'taken' || (asked === slug && currentData?.isFree === false);
  const issue = !isWellFormed ? t('slug.malformed') : isTaken ? t('slug.taken') : null;
  const isFree = slug !== '' && !issue && asked === slug && currentData?.isFree === true;
  return (
    <div>
      <Input
        id={id}
        dir="ltr"
        value={slug}
        maxLength={textLimits.slug}
        readOnly={isReadOnly}
        status={issue ? 'error' : ''}
        aria-invalid={issue !== null}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => write({ slug: target.value.toLowerCase().replace(/\s+/g, '-') })}
      />
      <p id={`${id}-says`} className={styles.says} data-state={issue ? 'bad' : 'good'} aria-live="polite">
        {issue ?? (isFree && t('slug.free'))}
        {isTaken && currentData && !isReadOnly && (
          <Button type="link" size="small" onClick={() => write({ slug: currentData.free })}>
            {t('slug.use', { slug: currentData.free })}
          </Button>
        )}
      </p>
    </div>
  );
}

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
  const label = (field: 'reviewer' | 'due' | 'channels' | 'project' | 'tags' | 'language' | 'address') => (
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
      {label('language')}
      <LanguageSelect id={`${id}-language`} {...written} />
      {label('address')}
      <SlugField draft={draft} id={`${id}-address`} isReadOnly={!canWrite} />
      <p id={`${id}-note`} className={styles.note} data-wide>
        {note}
      </p>
    </div>
  );
}
