import { useTranslation } from 'react-i18next';
import type { RecordChange } from '../../../contract/recordChange';
import { useFormat } from '../../format/useFormat';

/** What is said of a change that was made elsewhere: whose it was and when, where that is known. */
export function useNewsTexts(change: RecordChange | undefined) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  if (!change?.by)
    return { title: t('conflict.title'), taken: t('conflict.takenWhileWriting'), theirs: t('conflict.theirs') };
  const { by: name, at } = change;
  const ago = format.ago(at);
  return {
    title: t('conflict.titleBy', { name, ago }),
    taken: t('conflict.takenBy', { name, ago }),
    theirs: t('conflict.theirsBy', { name }),
  };
}
