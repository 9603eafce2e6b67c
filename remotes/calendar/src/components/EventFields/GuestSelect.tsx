import { Avatar, Form } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guest } from '../../api/schemas';
import { isMailAddress } from '../../model/eventForm';
import styles from './EventFields.module.css';

/** Somebody with an account. */
export interface KnownGuest extends Guest {
  avatar: string | null;
}

interface GuestSelectProps {
  people: readonly KnownGuest[];
  invited: readonly Guest[];
}

/** Who is invited: people with an account by name, and anyone else by a mail address. */
export function GuestSelect({ people, invited }: GuestSelectProps) {
  const { t } = useTranslation('calendar');
  const [typed, setTyped] = useState('');
  const [written, setWritten] = useState<Guest[]>([]);
  const strangers = [...invited, ...written].filter(({ email }) => !people.some((person) => person.email === email));
  const isNew = isMailAddress(typed) && ![...people, ...strangers].some(({ email }) => email === typed);
  const choices = [
    ...people,
    ...strangers.map((person) => ({ ...person, avatar: null })),
    ...(isNew ? [{ name: typed, email: typed, avatar: null }] : []),
  ];
  return (
    <Form.Item name="guests" label={t('field.guests')}>
      <Select
        mode="multiple"
        placeholder={t('field.guestsHint')}
        showSearch={{ optionFilterProp: 'search', onSearch: (text: string) => setTyped(text.trim()) }}
        onSelect={(email: string) => {
          if (isNew && email === typed) setWritten((before) => [...before, { name: email, email }]);
        }}
        options={choices.map(({ name, email, avatar }) => ({
          value: email,
          search: `${name} ${email}`,
          label: (
            <span className={styles.choice}>
              <Avatar name={name} src={avatar} size="s" /> {name}
            </span>
          ),
        }))}
      />
    </Form.Item>
  );
}
