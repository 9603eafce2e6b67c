import { Button, Input } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckSlugQuery } from '../../api/contentApi';
import { textLimits } from '../../api/schemas/limits';
import type { ItemDraft } from '../../state/useDraft';
import styles from './ItemEditor.module.css';

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface SlugFieldProps {
  draft: ItemDraft;
  id: string;
  isReadOnly: boolean;
}

/** Slug of an item, validated while typing: form and uniqueness. */
export function SlugField({ draft: { written, issues, write }, id, isReadOnly }: SlugFieldProps) {
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
