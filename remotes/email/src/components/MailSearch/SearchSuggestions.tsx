import { SuggestionRows, suggestionId } from '@atrium/ui';
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRecipientsQuery } from '../../api/mailApi';
import { type SearchSuggestion, suggestSearches, wantedPeople } from '../../model/searchSuggestions';
import styles from './MailSearch.module.css';

/** Handles a key while suggestions are shown. @returns true if it did something */
export type SuggestionKeys = (key: string) => boolean;

interface SearchSuggestionsProps {
  id: string;
  query: string;
  onActive: (id: string | undefined) => void;
  keys: RefObject<SuggestionKeys | undefined>;
  onChoose: (query: string) => void;
  onClose: () => void;
}

export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, query, onActive, keys, onChoose, onClose } = props;
  const { t } = useTranslation('email');
  const wanted = useDeferredValue(wantedPeople(query));
  const { currentData: people = [] } = useGetRecipientsQuery(wanted ?? '', { skip: wanted === undefined });
  const rows = useMemo(() => suggestSearches(query, people), [query, people]);
  const [chosen, setChosen] = useState<{ query: string; index: number }>();
  const active = chosen?.query === query ? chosen.index : -1;

  const move = (by: number) =>
    setChosen({ query, index: active < 0 && by < 0 ? rows.length - 1 : (active + by + rows.length) % rows.length });
  const handle: SuggestionKeys = (key) => {
    const row = rows[active];
    if (key === 'ArrowDown' && rows.length > 0) move(1);
    else if (key === 'ArrowUp' && rows.length > 0) move(-1);
    else if (key === 'Escape' && rows.length > 0) onClose();
    else if (key === 'Enter' && row) onChoose(row.query);
    else return false;
    return true;
  };
  useEffect(() => {
    keys.current = handle;
    return () => {
      keys.current = undefined;
    };
  });
  useEffect(() => onActive(active >= 0 ? suggestionId(id, active) : undefined), [active, id, onActive]);

  if (rows.length === 0) return null;
  return (
    <SuggestionRows
      id={id}
      label={t('suggestions.name')}
      side="below"
      rows={rows}
      keyOf={(row) => row.query}
      active={active}
      onChoose={(row) => onChoose(row.query)}
    >
      {(row) => <SuggestionText row={row} />}
    </SuggestionRows>
  );
}

function SuggestionText({ row }: { row: SearchSuggestion }) {
  const { t } = useTranslation('email');
  return (
    <>
      <bdi className={styles.text}>{row.text}</bdi>
      <bdi className={styles.hint}>{row.name ?? t(`suggestions.${row.field}`)}</bdi>
    </>
  );
}
