import { Button, Input } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckSlugQuery } from '../../api/contentApi';
import { textLimits } from '../../api/limits';
import type { ItemDraft } from '../../state/useDraft';
import styles from './ItemEditor.module.css';

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface SlugFieldProps {
  draft: ItemDraft;
  id: string;
  isReadOnly: boolean;
}

/** The address of an item, checked while it is typed: that it is one, and that nobody else has it. */
export function SlugField({ draft: { written, problems, write }, id, isReadOnly }: SlugFieldProps) {
  const { t } = useTranslation('content');
  const { slug } = written;
  const asked = useDeferredValue(slug);
  const isWellFormed = slug === '' || wellFormed.test(slug);
  const { currentData } = useCheckSlugQuery(
    { slug: asked, id: written.id },
    { skip: !asked || !wellFormed.test(asked) },
  );
  const isTaken = problems.slug === 'taken' || (asked === slug && currentData?.isFree === false);
  const problem = !isWellFormed ? t('slug.malformed') : isTaken ? t('slug.taken') : null;
  const isFree = slug !== '' && !problem && asked === slug && currentData?.isFree === true;
  return (
    <div>
      <Input
        id={id}
        dir="ltr"
        value={slug}
        maxLength={textLimits.slug}
        readOnly={isReadOnly}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => write({ slug: target.value.toLowerCase().replace(/\s+/g, '-') })}
      />
      <p id={`${id}-says`} className={styles.says} data-state={problem ? 'bad' : 'good'} aria-live="polite">
        {problem ?? (isFree && t('slug.free'))}
        {isTaken && currentData && !isReadOnly && (
          <Button type="link" size="small" onClick={() => write({ slug: currentData.free })}>
            {t('slug.use', { slug: currentData.free })}
          </Button>
        )}
      </p>
    </div>
  );
}
