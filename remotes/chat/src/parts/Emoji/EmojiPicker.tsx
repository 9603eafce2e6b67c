import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingRows, SearchInput } from 'shared/ui';
import { type Emoji, findEmoji } from '../../model/emoji';
import { EmojiGrid } from './EmojiGrid';
import styles from './EmojiPicker.module.css';
import { useEmoji } from './useEmoji';

interface EmojiPickerProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** All emoji by group, found by their names in the person's language. */
export default function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const { t } = useTranslation('chat');
  const groups = useEmoji();
  const [query, setQuery] = useState('');
  const found = groups && (query.trim() ? [findEmoji(groups, query)] : groups);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is in it
    <div
      className={styles.picker}
      onKeyDown={(event) => {
        // What is below must not take it as well.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <SearchInput autoFocus delay={80} label={t('emoji.search')} value={query} onSearch={setQuery} />
      {found === undefined ? <LoadingRows rows={5} /> : <Found groups={found} query={query} onPick={onPick} />}
    </div>
  );
}

interface FoundProps {
  groups: Emoji[][] | null;
  query: string;
  onPick: (emoji: string) => void;
}

function Found({ groups, query, onPick }: FoundProps) {
  const { t } = useTranslation('chat');
  const isEmpty = groups?.every(({ length }) => length === 0);
  if (groups === null || isEmpty) {
    return (
      <p className={styles.none} role="status">
        {t(groups === null ? 'missing' : 'emoji.none')}
      </p>
    );
  }
  return <EmojiGrid key={query} groups={groups} hasHeadings={!query.trim()} onPick={onPick} />;
}
