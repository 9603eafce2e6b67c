import { isComposing } from '@atrium/contract/values';
import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { emojiQueryAt } from '../../model/emojiQuery';

/** Handles a key while suggestions are shown; returns true if it did something. */
export type SuggestionKeys = (key: string) => boolean;

type Area = HTMLTextAreaElement;

/** Completion of emoji names in a field. @param onReplace replaces a range of the text */
export function useEmojiCompletion(text: string, onReplace: (start: number, end: number, part: string) => void) {
  const id = useId();
  const keys = useRef<SuggestionKeys>(undefined);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState<string>();
  /** Start of a name that stays as it is, after Escape. */
  const [dismissed, setDismissed] = useState<number>();
  const query = caret === undefined ? undefined : emojiQueryAt(text, caret);
  if (!query && dismissed !== undefined) setDismissed(undefined);
  const shown = query && query.start !== dismissed ? query : undefined;
  const close = () => setDismissed(query?.start);

  return {
    field: {
      'aria-autocomplete': 'list' as const,
      ...(shown && active ? { 'aria-controls': id, 'aria-activedescendant': active } : {}),
      onSelect: ({ currentTarget }: SyntheticEvent<Area>) => setCaret(currentTarget.selectionStart),
      onBlur: (_: FocusEvent<Area>) => setCaret(undefined),
    },
    follow: (area: Area) => setCaret(area.selectionStart),
    /** @returns true if the key was for the suggestions */
    press(event: KeyboardEvent): boolean {
      const isTaken = shown !== undefined && !isComposing(event) && keys.current?.(event.key) === true;
      if (isTaken) event.preventDefault();
      return isTaken;
    },
    close,
    /** Undefined while no name is typed. */
    suggestions: shown && {
      id,
      query: shown,
      keys,
      onActive: setActive,
      onClose: close,
      onPick(emoji: string) {
        setCaret(undefined);
        onReplace(shown.start, shown.end, shown.isClosed ? emoji : `${emoji} `);
      },
    },
  };
}
