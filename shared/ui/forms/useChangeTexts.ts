import type { RecordChange } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import { useAccount } from '../theme/account';

/** Texts about a change made elsewhere, and names of the two sides. */
export interface ChangeTexts {
  title: string;
  taken: string;
  mine: string;
  theirs: string;
  allMine: string;
  allTheirs: string;
}

/**
 * Texts about a change of a record that was made elsewhere, with its author and time where known. A change that the person
 * made in another window is called their own.
 * @param change `lastChange` of the newer record
 */
export function useChangeTexts(change: RecordChange | undefined): ChangeTexts {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const account = useAccount();
  const mine = t('conflict.mine');
  const allMine = t('conflict.allMine');
  const allTheirs = t('conflict.allTheirs');
  if (!change?.by) {
    const title = t('conflict.title');
    return { title, taken: t('conflict.mergedWhileWriting'), mine, theirs: t('conflict.theirs'), allMine, allTheirs };
  }
  const { by: name, at } = change;
  const ago = format.ago(at);
  if (change.account !== undefined && String(change.account) === account)
    return {
      title: t('conflict.own.title', { ago }),
      taken: t('conflict.own.merged', { ago }),
      mine: t('conflict.own.mine'),
      theirs: t('conflict.own.theirs'),
      allMine: t('conflict.own.allMine'),
      allTheirs: t('conflict.own.allTheirs'),
    };
  return {
    title: t('conflict.titleBy', { name, ago }),
    taken: t('conflict.mergedBy', { name, ago }),
    mine,
    theirs: t('conflict.theirsBy', { name }),
    allMine,
    allTheirs,
  };
}
