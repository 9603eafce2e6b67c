import { shownFileName } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { ownId } from '../api/ownId';
import type { LastMessage } from '../api/schemas';

/** The last message as a list shows it: a file or picture without text by its name, an own one marked as such. */
export function useLastWords(): (last: LastMessage) => string {
  const { t } = useTranslation('chat');
  return ({ message, fileName, senderId }) => {
    const text = message || (fileName ? shownFileName(fileName) : t('message.picture'));
    return senderId === ownId ? t('list.own', { text }) : text;
  };
}
