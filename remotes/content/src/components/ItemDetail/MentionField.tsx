import { isComposing } from '@atrium/contract/values';
import { Avatar, Input, LengthNote, SuggestionRows, suggestionId } from '@atrium/ui';
import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMentionsQuery } from '../../api/editingApi';
import type { PersonRef } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import { mentionBefore } from '../../model/mentions';
import styles from './ItemComments.module.css';

/** Enter with Ctrl or ⌘. */
const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);

interface Place {
  caret: number;
  /** @ whose suggestions were closed by Escape. */
  closedAt: number | null;
}

const nobody: readonly PersonRef[] = [];

/** People whose names begin as what is typed after an @, and the one that Enter would choose. */
function useMentions(text: string, onChange: (text: string) => void) {
  const [{ caret, closedAt }, setPlace] = useState<Place>({ caret: 0, closedAt: null });
  const [index, setIndex] = useState(0);
  const begun = mentionBefore(text, caret);
  const asked = useDeferredValue(begun?.q ?? '');
  const { currentData } = useGetMentionsQuery(asked, { skip: begun === null });
  const people = begun === null || begun.from === closedAt ? nobody : (currentData?.people ?? nobody);
  const active = Math.min(index, people.length - 1);
  const pick = ({ fullName }: PersonRef, field?: HTMLTextAreaElement) => {
    if (!begun) return;
    const head = `${text.slice(0, begun.from)}@${fullName} `;
    onChange(head + text.slice(caret).replace(/^ /, ''));
    setPlace({ caret: head.length, closedAt: begun.from });
    // Once the field has its new text.
    if (field) requestAnimationFrame(() => field.setSelectionRange(head.length, head.length));
  };
  const onCaret = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    setPlace((place) => ({ ...place, caret: currentTarget.selectionStart }));
  /** @returns true if the key was for the list */
  const takesKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const person = people[active];
    if (!person || isComposing(event)) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setIndex((active + step + people.length) % people.length);
    else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab')
      pick(person, event.currentTarget);
    else if (event.key === 'Escape') setPlace({ caret, closedAt: begun?.from ?? null });
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    people,
    active,
    pick,
    onCaret,
    takesKey,
    onType: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      setPlace((place) => ({ ...place, caret: target.selectionStart }));
      setIndex(0);
      onChange(target.value);
    },
  };
}

interface MentionFieldProps {
  label: string;
  value: string;
  hasFocus?: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  onCancel?: () => void;
}

/** The text of a comment: an @ offers people to mention. */
export function MentionField({ label, value, hasFocus = false, onChange, onSend, onCancel }: MentionFieldProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const { people, active, pick, onCaret, takesKey, onType } = useMentions(value, onChange);
  const isOpen = people.length > 0;
  return (
    <div className={styles.field}>
      <Input.TextArea
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? suggestionId(id, active) : undefined}
        aria-label={label}
        placeholder={label}
        autoFocus={hasFocus}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={textLimits.comment}
        value={value}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={onType}
        onSelect={onCaret}
        onKeyDown={(event) => {
          if (takesKey(event)) return;
          if (isSendKey(event)) onSend();
          else if (event.key === 'Escape' && !isComposing(event)) onCancel?.();
        }}
      />
      {isOpen && (
        <SuggestionRows
          id={id}
          label={t('comments.people')}
          side="below"
          rows={people}
          keyOf={(person) => person.id}
          active={active}
          onChoose={(person) => pick(person)}
        >
          {({ fullName, avatar }) => (
            <>
              <Avatar name={fullName} src={avatar} size="s" /> {fullName}
            </>
          )}
        </SuggestionRows>
      )}
      <LengthNote length={value.length} limit={textLimits.comment} />
    </div>
  );
}
