import { useTranslation } from 'react-i18next';
import { isWritingField } from '../../model/draft';
import type { ItemDraftView } from '../../state/itemDraft';

/** The names of the fields that are not saved as they are; '' where there are none. */
export function useUnsavedFields(issues: ItemDraftView['issues']): string {
  const { t, i18n } = useTranslation('content');
  const names = Object.keys(issues).filter(isWritingField);
  return new Intl.ListFormat(i18n.language).format(names.map((field) => t(`writing.${field}`)));
}
