import { isComposing } from '@atrium/contract/values';
import { Input, SuggestionRows, suggestionId } from '@atrium/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from '../components/parts.module.css';
import { people } from '../data/samples';

/** The field keeps the focus: arrows choose, Enter takes. */
export function BesideAField() {
  const id = useId();
  const [text, setText] = useState('a');
  const [active, setActive] = useState(0);
  const rows = people.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).slice(0, 4);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key } = event;
    const chosen = rows[active];
    if (key === 'ArrowDown') setActive((active + 1) % rows.length);
    else if (key === 'ArrowUp') setActive((active + rows.length - 1) % rows.length);
    else if (key === 'Enter' && chosen) setText(chosen.name);
  };
  return (
    <div className={styles.suggested}>
      <Input
        aria-label="Person"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={suggestionId(id, active)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {rows.length > 0 && (
        <SuggestionRows
          id={id}
          label="People"
          side="below"
          rows={rows}
          keyOf={(person) => person.id}
          active={active}
          onChoose={(person) => setText(person.name)}
        >
          {(person) => <bdi>{person.name}</bdi>}
        </SuggestionRows>
      )}
    </div>
  );
}
