import { SuggestionRows, suggestionId } from '@atrium/ui';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestEmoji } from '../../model/emoji';
import type { EmojiQuery } from '../../model/emojiQuery';
import { withSkinTone } from '../../model/skinTone';
import styles from './EmojiSuggestions.module.css';
import { useEmoji } from './useEmoji';
import type { SuggestionKeys } from './useEmojiCompletion';
import { useSkinTone } from './useSkinTone';

interface EmojiSuggestionsProps {
  id: string;
  query: EmojiQuery;
  keys: RefObject<SuggestionKeys | undefined>;
  onActive: (id: string | undefined) => void;
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** Suggestions for a typed emoji name; a closing colon takes the first. */
export default function EmojiSuggestions({ id, query, keys, onActive, onPick, onClose }: EmojiSuggestionsProps) {
  const { t } = useTranslation('chat');
  const groups = useEmoji();
  const { tone } = useSkinTone();
  const { name, isClosed } = query;
  const rows = useMemo(
    () => suggestEmoji(groups ?? [], name).map((one) => ({ ...one, emoji: withSkinTone(one.emoji, tone) })),
    [groups, name, tone],
  );
  const [chosen, setChosen] = useState({ name, index: 0 });
  const active = chosen.name === name ? chosen.index : 0;
  const activeId = rows[active] && suggestionId(id, active);

  const move = (by: number) => setChosen({ name, index: (active + by + rows.length) % rows.length });
  const runs: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => onPick(rows[active]?.emoji ?? ''),
    Tab: () => onPick(rows[active]?.emoji ?? ''),
    Escape: onClose,
  };
  useEffect(() => {
    keys.current = (key) => {
      const run = rows.length > 0 ? runs[key] : undefined;
      run?.();
      return run !== undefined;
    };
    return () => {
      keys.current = undefined;
    };
  });
  useEffect(() => onActive(activeId), [activeId, onActive]);
  const first = rows[0]?.emoji;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the name is whole and the emoji are there
  useEffect(() => {
    if (isClosed && first) onPick(first);
  }, [isClosed, first]);

  if (rows.length === 0 || isClosed) return null;
  return (
    <SuggestionRows
      id={id}
      label={t('emoji.suggestions')}
      side="above"
      rows={rows}
      keyOf={(row) => row.name}
      active={active}
      onChoose={(row) => onPick(row.emoji)}
    >
      {(row) => (
        <>
          <span className={styles.emoji}>{row.emoji}</span>
          <bdi className={styles.name}>{row.name}</bdi>
        </>
      )}
    </SuggestionRows>
  );
}
