import { useTranslation } from 'react-i18next';
import type { ImportNote } from '../../model/exchange/importEntry';

/** What is not taken, as a sentence. */
export function useNoteText(): (note: ImportNote) => string {
  const { t } = useTranslation('importPage');
  return ({ code, detail = '' }) => t(`note.${code}`, { detail });
}
