import { shownFileName } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { ownId } from '../api/ownId';
import type { LastMessage } from '../api/schemas';
import { messageWords } from '../model/messageText';

/** Preview of the last message: without marks; files and pictures by name, own ones named. */
export function useLastWords(): (last: LastMessage) => string {
  const { t } = useTranslation('chat');
  return ({ message, fileName, senderId }) => {
    const text = messageWords(message) || (fileName ? shownFileName(fileName) : t('message.picture'));
    return senderId === ownId ? t('list.own', { text }) : text;
  };
}
