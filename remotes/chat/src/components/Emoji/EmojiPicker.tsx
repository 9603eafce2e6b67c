import { isComposing } from '@atrium/contract/values';
import { LoadingRows, SearchInput, VisuallyHidden } from '@atrium/ui';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Emoji, findEmoji } from '../../model/emoji';
import { type SkinTone, skinTones, withSkinTone } from '../../model/skinTone';
import { EmojiGrid } from './EmojiGrid';
import styles from './EmojiPicker.module.css';
import { useEmoji } from './useEmoji';
import { useSkinTone } from './useSkinTone';

interface SkinToneChoiceProps {
  tone: SkinTone;
  onChoose: (tone: SkinTone) => void;
}

function SkinToneChoice({ tone, onChoose }: SkinToneChoiceProps) {
  const { t } = useTranslation('chat');
  const name = useId();
  return (
    <fieldset className={styles.tones}>
      <VisuallyHidden>
        <legend>{t('emoji.tone.name')}</legend>
      </VisuallyHidden>
      {skinTones.map((one) => (
        <label key={one} className={styles.tone} title={t(`emoji.tone.${one}`)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            aria-label={t(`emoji.tone.${one}`)}
            checked={one === tone}
            onChange={() => onChoose(one)}
          />
          <span aria-hidden="true">{withSkinTone('👋', one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface EmojiPickerProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

export default function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const { t } = useTranslation('chat');
  const all = useEmoji();
  const { tone, choose } = useSkinTone();
  const groups = useMemo(
    () => all?.map((group) => group.map((one) => ({ ...one, emoji: withSkinTone(one.emoji, tone) }))) ?? all,
    [all, tone],
  );
  const [query, setQuery] = useState('');
  const found = groups && (query.trim() ? [findEmoji(groups, query)] : groups);
  const pickFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    const [first] = event.key === 'Enter' && !isComposing(event) && text && groups ? findEmoji(groups, text) : [];
    if (!first) return;
    event.preventDefault();
    onPick(first.emoji);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is in it
    <div
      className={styles.picker}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !isComposing(event)) onClose();
      }}
    >
      <SearchInput
        autoFocus
        delay={80}
        label={t('emoji.search')}
        value={query}
        onSearch={setQuery}
        onKeyDown={pickFirst}
      />
      {found === undefined ? <LoadingRows rows={5} /> : <Found groups={found} query={query} onPick={onPick} />}
      <SkinToneChoice tone={tone} onChoose={choose} />
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
