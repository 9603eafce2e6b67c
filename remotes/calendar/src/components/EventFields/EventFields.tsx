import { Avatar, Input, Switch } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxReminders } from '../../api/choices';
import type { Guest } from '../../api/schemas';
import { isMailAddress, isWebAddress } from '../../model/eventForm';
import { useReminderText } from '../../state/useReminderText';
import { CalendarSelect } from './CalendarSelect';
import styles from './EventFields.module.css';
import { RepeatField } from './RepeatField';
import { TimeFields, TitleField } from './TimeFields';
import ZoneSelect from './ZoneSelect';

interface KnownGuest extends Guest {
  avatar: string | null;
}

interface GuestSelectProps {
  people: readonly KnownGuest[];
  invited: readonly Guest[];
}

/** Guests: people with an account by name, everybody else by email address. */
function GuestSelect({ people, invited }: GuestSelectProps) {
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

interface ReminderSelectProps {
  id?: string;
  value?: number[];
  onChange?: (minutes: number[]) => void;
}

/** Usual reminders, in minutes before the start. */
const usual = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080];

function ReminderSelect({ value = [], onChange, ...rest }: ReminderSelectProps) {
  const { t } = useTranslation('calendar');
  const textOf = useReminderText();
  const minutes = [...new Set([...usual, ...value])].sort((one, other) => one - other);
  return (
    <Select
      {...rest}
      mode="multiple"
      maxCount={maxReminders}
      placeholder={t('reminder.none')}
      value={value}
      onChange={(chosen: number[]) => onChange?.(chosen.toSorted((one, other) => one - other))}
      options={minutes.map((ahead) => ({ value: ahead, label: textOf(ahead) }))}
    />
  );
}

interface EventFieldsProps {
  people: readonly KnownGuest[];
  invited: readonly Guest[];
  isNew: boolean;
}

export function EventFields({ people, invited, isNew }: EventFieldsProps) {
  const { t } = useTranslation('calendar');
  return (
    <>
      <TitleField autoFocus={isNew} />
      <TimeFields />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label className={styles.allDay}>
        {t('field.allDay')}
        <Form.Item name="allDay" noStyle valuePropName="checked">
          <Switch />
        </Form.Item>
      </label>
      <Form.Item name="timeZone" label={t('field.timeZone')}>
        <ZoneSelect />
      </Form.Item>
      <Form.Item name="rule" label={t('field.rule')}>
        <RepeatField />
      </Form.Item>
      <Form.Item name="reminders" label={t('field.reminders')}>
        <ReminderSelect />
      </Form.Item>
      <Form.Item name="calendar" label={t('field.calendar')}>
        <CalendarSelect />
      </Form.Item>
      <GuestSelect people={people} invited={invited} />
      <Form.Item name="location" label={t('field.location')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="url"
        label={t('field.url')}
        rules={[
          ({ isFieldTouched }) => ({
            validator: async (_, url: string) => {
              // A stored invalid URL must not prevent other changes.
              if (isFieldTouched('url') && url.trim() && !isWebAddress(url.trim()))
                throw new Error(t('field.urlWrong'));
            },
          }),
        ]}
      >
        <Input inputMode="url" placeholder="https://" autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={t('field.description')}>
        <Input.TextArea rows={4} />
      </Form.Item>
    </>
  );
}
