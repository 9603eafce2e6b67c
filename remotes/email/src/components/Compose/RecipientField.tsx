import type { Addressee } from '@atrium/backend';
import { isComposing } from '@atrium/contract/values';
import { Avatar } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRecipientsQuery } from '../../api/mailApi';
import type { Recipient } from '../../api/schemas';
import { isAddress, toAddressees, withoutUnseen } from '../../model/addresses';
import { isSameAddress, uniquePeople } from '../../model/people';
import styles from './RecipientFields.module.css';
import { focusLastChip, RecipientTag } from './RecipientTag';

/** Words before a comma that may be the last name of "Last, First". */
const mayBeName = /[\p{Lu}\p{Lo}][^;；]*$/u;

interface RecipientEntryOptions {
  people: readonly Addressee[];
  typed: string;
  onType: (typed: string) => void;
  onChange: (people: Addressee[], typed: string) => void;
}

/** Turns typed, pasted and chosen text into recipients with known names. */
function useRecipientEntry({ people, typed, onType, onChange }: RecipientEntryOptions) {
  const [isOpen, setOpen] = useState(false);
  const { data: known = [] } = useGetRecipientsQuery(useDeferredValue(withoutUnseen(typed).trim()));
  const nameOf = (email: string) => [...people, ...known].find((person) => isSameAddress(person.email, email))?.name;
  const named = ({ name, email }: Addressee): Addressee => ({ name: name || nameOf(email) || '', email });
  const add = (others: readonly Addressee[], rest: string) => {
    setOpen(false);
    onChange(uniquePeople([...people, ...others.map(named)]), rest);
  };
  /** A sign between entries ends one. "Last," may go on with a first name: after a capital, a comma ends an address alone. */
  const type = (text: string) => {
    const entered = /[,;，；、]\s*$/.test(text) ? toAddressees(text) : [];
    const isEntered = entered.length > 0 && (!mayBeName.test(text) || entered.every(({ email }) => isAddress(email)));
    if (isEntered) return add(entered, '');
    onType(text);
    setOpen(text !== '');
  };
  const choose = (emails: string[]) => {
    setOpen(false);
    const isKnown = (text: string) => people.some(({ email }) => email === text);
    const toPeople = (text: string) => people.filter(({ email }) => email === text);
    const chosen = emails.flatMap((text) => (isKnown(text) ? toPeople(text) : toAddressees(text).map(named)));
    onChange(uniquePeople(chosen), '');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = toAddressees(event.clipboardData.getData('text/plain'));
    // An incomplete address stays text.
    if (pasted.length < 2 && !pasted.every(({ email }) => isAddress(email))) return;
    event.preventDefault();
    add(pasted, typed);
  };
  /** Without suggestions, Enter accepts the text; the field would open the list. */
  const commit = (event: KeyboardEvent) => {
    if (
      isComposing(event.nativeEvent) ||
      event.key !== 'Enter' ||
      isOpen ||
      typed.trim() === '' ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    choose([...people.map(({ email }) => email), typed]);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowLeft' && typed === '') focusLastChip(event.currentTarget);
  };
  const edit = (email: string) =>
    onChange(
      people.filter((person) => person.email !== email),
      email,
    );
  return { known, nameOf, isOpen, setOpen, type, choose, paste, commit, press, edit };
}

interface RecipientFieldProps extends RecipientEntryOptions, Pick<RecipientSelectProps, 'hasFocus' | 'describedBy'> {
  label: string;
}

export function RecipientField({ label, people, typed, onType, onChange, ...select }: RecipientFieldProps) {
  const id = useId();
  const entry = useRecipientEntry({ people, typed, onType, onChange });
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the field within */}
      <div
        className={styles.field}
        data-chips
        onPaste={entry.paste}
        onKeyDownCapture={entry.commit}
        onKeyDown={entry.press}
      >
        <RecipientSelect id={id} entry={entry} people={people} typed={typed} {...select} />
      </div>
    </>
  );
}

interface RecipientSelectProps extends Pick<RecipientEntryOptions, 'people' | 'typed'> {
  id: string;
  entry: ReturnType<typeof useRecipientEntry>;
  hasFocus: boolean;
  describedBy?: string | undefined;
}

function RecipientSelect({ id, entry, people, typed, hasFocus, describedBy }: RecipientSelectProps) {
  const { t } = useTranslation('email');
  return (
    <Select
      id={id}
      className={styles.select ?? ''}
      mode="tags"
      variant="borderless"
      virtual={false}
      suffixIcon={null}
      autoFocus={hasFocus}
      placeholder={t('compose.recipients')}
      filterOption={false}
      searchValue={typed}
      filterSort={foundBeforeTyped}
      open={entry.isOpen}
      onOpenChange={entry.setOpen}
      notFoundContent={null}
      {...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': true } : {})}
      value={people.map(({ email }) => email)}
      options={entry.known.map(({ email, name, avatar }) => ({ value: email, label: name, avatar }))}
      optionRender={({ data: { label: name, value, avatar } }) => (
        <RecipientOption name={String(name)} email={value} avatar={avatar} />
      )}
      tagRender={({ value, label: text, onClose }) =>
        // The overflow tag has no value.
        typeof value === 'string' ? (
          <RecipientTag
            name={entry.nameOf(value) || value}
            email={value}
            onRemove={onClose}
            onEdit={() => entry.edit(value)}
          />
        ) : (
          <span>{text}</span>
        )
      }
      onSearch={entry.type}
      onChange={entry.choose}
    />
  );
}

interface FieldEntry {
  value?: unknown;
}

/** Found people come before the typed text, until it is an address. */
const foundBeforeTyped = (a: FieldEntry, b: FieldEntry, { searchValue }: { searchValue: string }) =>
  isAddress(searchValue) ? 0 : Number(a.value === searchValue) - Number(b.value === searchValue);

function RecipientOption({ name, email, avatar }: Recipient) {
  return (
    <span className={styles.option}>
      <Avatar name={name} src={avatar} />
      <span>
        <bdi>{name}</bdi>
        <small className={styles.address}>{email}</small>
      </span>
    </span>
  );
}
