import { Alert, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { isItemField } from '../../model/draft';
import { limitOf } from '../../state/itemDraft';
import type { ItemWriting } from '../../state/useWriting';

const sayings: readonly string[] = ['unknown', 'notReviewer', 'tooLarge'] as const;
type Saying = 'unknown' | 'notReviewer' | 'tooLarge';
const isSaying = (code: string): code is Saying => sayings.includes(code);

/** Unsaved fields with their reason, such as the limit and the excess. */
export function SaveIssues({ written, issues }: Pick<ItemWriting, 'written' | 'issues'>) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  const reasonOf = (field: string, code: string): string => {
    const limit = limitOf(field) ?? 0;
    const text = Object.entries(written).find(([name]) => name === field)?.[1];
    if (code === 'tooLong' && typeof text === 'string')
      return t(field === 'body' ? 'issue.textTooLong' : 'issue.tooLong', {
        count: text.length - limit,
        limit: number(limit),
      });
    if (field === 'slug') return t(code === 'taken' ? 'slug.taken' : 'slug.malformed');
    if (field === 'locale' && code === 'taken') return t('translation.taken');
    return isSaying(code) ? t(`issue.${code}`) : code;
  };
  return Object.entries(issues).map(
    ([field, code]) =>
      isItemField(field) && (
        <Alert
          key={field}
          type="error"
          title={t('issue.field', { field: t(`writing.${field}`), reason: reasonOf(field, code) })}
        />
      ),
  );
}
