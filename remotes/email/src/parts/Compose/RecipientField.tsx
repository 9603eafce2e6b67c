import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Addressee } from 'shared/backend';
import { Avatar } from 'shared/ui';
import { Select } from 'shared/ui/select';
import { useGetRecipientsQuery } from '../../api/mailApi';
import type { Recipient } from '../../api/schemas';
import { isAddress, toAddressee, toAddressees } from '../../model/addresses';
import { isSameAddress, uniquePeople } from '../../model/people';
import { focusLastChip } from './chipKeys';
import styles from './RecipientFields.module.css';
import { RecipientTag } from './RecipientTag';

interface RecipientFieldProps {
  label: string;
  people: readonly Addressee[];
  /** What is typed and is no recipient yet. */
  typed: string;
  hasFocus: boolean;
  describedBy?: string | undefined;
  onType: (typed: string) => void;
  onChange: (people: Addressee[], typed: string) => void;
}

/** Whom a mail goes to: found by name among those one knows, or any address. */
export function RecipientField({ label, people, typed, hasFocus, describedBy, ...on }: RecipientFieldProps) {
  const { t } = useTranslation('email');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: known = [] } = useGetRecipientsQuery(useDeferredValue(typed.trim()));
  const nameOf = (email: string) => [...people, ...known].find((person) => isSameAddress(person.email, email))?.name;
  const named = ({ name, email }: Addressee): Addressee => ({ name: name || nameOf(email) || '', email });
  const type = (text: string) => {
    on.onType(text);
    setOpen(text !== '');
  };
  const choose = (emails: string[]) => {
    setOpen(false);
    on.onChange(uniquePeople(emails.map((text) => named(toAddressee(text)))), '');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = toAddressees(event.clipboardData.getData('text/plain'));
    // Half an address goes on being typed.
    if (pasted.length < 2 && !pasted.every(({ email }) => isAddress(email))) return;
    event.preventDefault();
    setOpen(false);
    on.onChange(uniquePeople([...people, ...pasted.map(named)]), typed);
  };
  /** With no suggestions to choose from, Enter takes what is typed; the field would open them. */
  const commit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isOpen || typed.trim() === '' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose([...people.map(({ email }) => email), typed]);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowLeft' && typed === '') focusLastChip(event.currentTarget);
  };
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the field within */}
      <div className={styles.field} data-chips onPaste={paste} onKeyDownCapture={commit} onKeyDown={press}>
        <Select
          id={id}
          className={styles.select ?? ''}
          mode="tags"
          variant="borderless"
          virtual={false}
          suffixIcon={null}
          autoFocus={hasFocus}
          placeholder={t('compose.recipients')}
          tokenSeparators={[',', ';']}
          filterOption={false}
          searchValue={typed}
          // People who were found come before the text as it was typed, until that is an address.
          filterSort={(a, b, { searchValue }) =>
            isAddress(searchValue) ? 0 : Number(a.value === searchValue) - Number(b.value === searchValue)
          }
          open={isOpen}
          onOpenChange={setOpen}
          notFoundContent={null}
          {...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': true } : {})}
          value={people.map(({ email }) => email)}
          options={known.map(({ email, name, avatar }) => ({ value: email, label: name, avatar }))}
          optionRender={({ data: { label: name, value, avatar } }) => (
            <RecipientOption name={String(name)} email={value} avatar={avatar} />
          )}
          tagRender={({ value, label: text, onClose }) =>
            // The tag in place of those that have no room has no value.
            typeof value === 'string' ? (
              <RecipientTag
                name={nameOf(value) || value}
                email={value}
                isWrong={!isAddress(value)}
                onRemove={onClose}
                onEdit={() =>
                  on.onChange(
                    people.filter(({ email }) => email !== value),
                    value,
                  )
                }
              />
            ) : (
              <span>{text}</span>
            )
          }
          onSearch={type}
          onChange={choose}
        />
      </div>
    </>
  );
}

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
