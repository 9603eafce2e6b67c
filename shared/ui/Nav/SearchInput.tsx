import { isComposing } from '@atrium/contract/values';
import { Input, type InputProps, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { ClearIcon } from '../Icon/ClearIcon';
import { Icon } from '../Icon/Icon';
import styles from './SearchInput.module.css';

export interface SearchInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'prefix' | 'placeholder'> {
  /** Searched records: placeholder and accessible name. */
  label: string;
  value: string;
  /** Called when typing rests, and at once on Enter or when cleared. */
  onSearch: (query: string) => void;
  /** Pause in typing before a search, in milliseconds. */
  delay?: number;
  ref?: Ref<InputRef>;
}

/** Maximum length of a search: the API rejects longer ones. */
const maxLength = 200;

const clearable = { clearIcon: <ClearIcon /> };

/** A field that searches while one types. */
export function SearchInput({ label, value, onSearch, delay = 250, className, ...rest }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // Searches that have not come back as the value yet: the URL may follow later than the keys.
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // By the time typing rests, another place may be searched.
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const latestValue = useRef(value);
  latestValue.current = value;

  if (value !== shown) {
    setShown(value);
    const place = sent.indexOf(value);
    setSent(sent.slice(place + 1));
    // It changed from outside (Back, Clear, a suggestion): show that one, and forget what was typed before it.
    if (place < 0) {
      setSent([]);
      clearTimeout(timer.current);
      setText(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (query: string, wait: number) => {
    clearTimeout(timer.current);
    const run = () => {
      if (query !== latestValue.current) setSent((before) => [...before, query]);
      latest.current(query);
    };
    if (wait === 0) run();
    else timer.current = setTimeout(run, wait);
  };

  return (
    <Input
      maxLength={maxLength}
      {...rest}
      type="search"
      className={[styles.search, className].filter(Boolean).join(' ')}
      prefix={<Icon of={Search} />}
      placeholder={label}
      aria-label={label}
      value={text}
      allowClear={clearable}
      onChange={({ target }) => {
        setText(target.value);
        search(target.value, target.value === '' ? 0 : delay);
      }}
      onPressEnter={(event) => !isComposing(event) && search(text, 0)}
    />
  );
}
