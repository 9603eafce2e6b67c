import { useTranslation } from 'react-i18next';
import { isItemField } from '../../model/draft';
import type { ItemWriting } from '../../state/useWriting';

/** Names of unsaved fields; '' if there are none. */
export function useUnsavedFields(issues: ItemWriting['issues']): string {
  const { t, i18n } = useTranslation('content');
  const names = Object.keys(issues).filter(isItemField);
  return new Intl.ListFormat(i18n.language).format(names.map((field) => t(`writing.${field}`)));
}
