import { Button } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldMessage } from '../../model/foldMessage';
import { isEmojiAlone } from '../../model/isEmojiAlone';
import { FormattedText } from './FormattedText';
import styles from './MessageBubble.module.css';

interface MessageWordsProps {
  text: string;
  query: string;
  isEdited: boolean;
  isOwn: boolean;
}

/** Words of a message: long ones are folded, a few emoji alone are large. */
export function MessageWords({ text, query, isEdited, isOwn }: MessageWordsProps) {
  const { t } = useTranslation('chat');
  const [isWhole, setWhole] = useState(false);
  const start = foldMessage(text);
  // The search words may be in the folded part.
  const isFolded = start !== undefined && !isWhole && !query;
  return (
    <div
      className={styles.bubble}
      dir="auto"
      data-own={isOwn || undefined}
      data-emoji={isEmojiAlone(text) || undefined}
    >
      <FormattedText text={isFolded ? `${start}…` : text} query={query} />
      {start !== undefined && !query && (
        <Button type="link" className={styles.more ?? ''} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'message.less' : 'message.more')}
        </Button>
      )}
      {isEdited && <small className={styles.edited}>{t('message.edited')}</small>}
    </div>
  );
}
