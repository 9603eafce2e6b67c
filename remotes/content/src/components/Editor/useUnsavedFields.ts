import { useTranslation } from 'react-i18next';
import { isWritingField } from '../../model/draft';
import type { ItemDraftView } from '../../state/itemDraft';

/** Names of unsaved fields; '' if there are none. */
export function useUnsavedFields(issues: ItemDraftView['issues']): string {
  const { t, i18n } = useTranslation('content');
  const names = Object.keys(issues).filter(isWritingField);
  return new Intl.ListFormat(i18n.language).format(names.map((field) => t(`writing.${field}`)));
}
