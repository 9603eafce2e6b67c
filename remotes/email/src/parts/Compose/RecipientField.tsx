import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Addressee } from 'shared/backend';
import { Avatar } from 'shared/ui';
import { Select } from 'shared/ui/select';
import { useGetRecipientsQuery } from '../../api/mailApi';
import type { Recipient } from '../../api/schemas';
import { isAddress, toAddressee } from '../../model/addresses';
import { isSameAddress } from '../../model/people';
import styles from './RecipientFields.module.css';
import { RecipientTag } from './RecipientTag';

interface RecipientFieldProps {
  label: string;
  people: readonly Addressee[];
  hasFocus: boolean;
  /** Addresses that are none are marked. */
  hasFault: boolean;
  describedBy?: string | undefined;
  onChange: (people: Addressee[]) => void;
}

/** Whom a mail goes to: found by name among those one knows, or any address. */
export function RecipientField({ label, people, hasFocus, hasFault, describedBy, onChange }: RecipientFieldProps) {
  const { t } = useTranslation('email');
  const id = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data: known = [] } = useGetRecipientsQuery(useDeferredValue(query.trim()));
  const nameOf = (email: string) => [...people, ...known].find((person) => isSameAddress(person.email, email))?.name;
  const read = (text: string): Addressee => {
    const { name, email } = toAddressee(text);
    return { name: name || nameOf(email) || '', email };
  };
  const search = (text: string) => {
    setQuery(text);
    if (text) setOpen(true);
  };
  const choose = (emails: string[]) => {
    setQuery('');
    setOpen(false);
    onChange(emails.map(read));
  };
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        className={styles.field ?? ''}
        mode="tags"
        variant="borderless"
        virtual={false}
        suffixIcon={null}
        autoFocus={hasFocus}
        placeholder={t('compose.recipients')}
        tokenSeparators={[',', ';']}
        filterOption={false}
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
              isWrong={hasFault && !isAddress(value)}
              onRemove={onClose}
            />
          ) : (
            <span>{text}</span>
          )
        }
        onSearch={search}
        onChange={choose}
      />
    </>
  );
}

function RecipientOption({ name, email, avatar }: Recipient) {
  return (
    <span className={styles.option}>
      <Avatar name={name} src={avatar} />
      <span>
        {name}
        <small className={styles.address}>{email}</small>
      </span>
    </span>
  );
}
