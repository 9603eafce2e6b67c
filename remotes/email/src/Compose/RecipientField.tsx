import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from 'shared/api';
import { Avatar } from 'shared/ui';
import { Select } from 'shared/ui/select';
import { useGetRecipientsQuery } from '../api/mailApi';
import { isAddress, toPerson } from '../model/addresses';
import { isSameAddress } from '../model/people';
import styles from './RecipientFields.module.css';
import { RecipientTag } from './RecipientTag';

interface RecipientFieldProps {
  label: string;
  people: readonly Person[];
  hasFocus: boolean;
  /** Addresses that are none are marked. */
  hasFault: boolean;
  describedBy?: string | undefined;
  onChange: (people: Person[]) => void;
}

/** Whom a mail goes to: found by name among those one knows, or any address. */
export function RecipientField({ label, people, hasFocus, hasFault, describedBy, onChange }: RecipientFieldProps) {
  const { t } = useTranslation('email');
  const id = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data: known = [] } = useGetRecipientsQuery(useDeferredValue(query.trim()));
  const nameOf = (email: string) => [...people, ...known].find((person) => isSameAddress(person.email, email))?.name;
  const read = (text: string): Person => {
    const { name, email } = toPerson(text);
    return { name: name || nameOf(email) || '', email };
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
        // Whoever is found stands before the text as it was typed, until that is an address.
        filterSort={(a, b, { searchValue }) =>
          isAddress(searchValue) ? 0 : Number(a.value === searchValue) - Number(b.value === searchValue)
        }
        open={isOpen}
        onOpenChange={setOpen}
        notFoundContent={null}
        {...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': true } : {})}
        value={people.map(({ email }) => email)}
        options={known.map(({ email, name, avatar }) => ({ value: email, label: name, avatar }))}
        optionRender={({ data }) => (
          <span className={styles.option}>
            <Avatar name={String(data.label)} src={data.avatar} />
            <span>
              {data.label}
              <small className={styles.address}>{data.value}</small>
            </span>
          </span>
        )}
        tagRender={({ value, label: text, onClose }) =>
          // What stands for those that have no room has no value.
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
        onSearch={(text) => {
          setQuery(text);
          if (text) setOpen(true);
        }}
        onChange={(values: string[]) => {
          setQuery('');
          setOpen(false);
          onChange(values.map(read));
        }}
      />
    </>
  );
}
