import { shownFileName } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { ownId } from '../api/ownId';
import type { LastMessage } from '../api/schemas';

/** What was said last, in the words of a list: without words it is a file or a picture, and one's own says so. */
export function useLastWords(): (last: LastMessage) => string {
  const { t } = useTranslation('chat');
  return ({ message, fileName, senderId }) => {
    const text = message || (fileName ? shownFileName(fileName) : t('message.picture'));
    return senderId === ownId ? t('list.own', { text }) : text;
  };
}
