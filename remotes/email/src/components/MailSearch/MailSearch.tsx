import { isComposing } from '@atrium/contract/values';
import { SearchInput } from '@atrium/ui';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import styles from './MailSearch.module.css';
import type { SuggestionKeys } from './SearchSuggestions';

/** Loaded with the first search. */
const SearchSuggestions = lazy(() => import('./SearchSuggestions'));

interface MailSearchProps {
  label: string;
  value: string;
  onSearch: (query: string) => void;
}

export function MailSearch({ label, value, onSearch }: MailSearchProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const keys = useRef<SuggestionKeys>(undefined);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (!isOpen) {
      if (event.key === 'ArrowDown') setOpen(true);
      return;
    }
    if (keys.current?.(event.key)) {
      event.preventDefault();
      if (event.key === 'Escape') event.stopPropagation();
    } else if (event.key === 'Enter') setOpen(false);
  };
  return (
    <div className={styles.search}>
      <SearchInput
        variant="borderless"
        label={label}
        value={value}
        onSearch={onSearch}
        data-mail-search
        aria-autocomplete="list"
        {...(isOpen && active ? { 'aria-controls': id, 'aria-activedescendant': active } : {})}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Suspense>
          <SearchSuggestions
            id={id}
            query={text}
            onActive={setActive}
            keys={keys}
            onClose={() => setOpen(false)}
            onChoose={(query) => {
              setText(query);
              onSearch(query);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
