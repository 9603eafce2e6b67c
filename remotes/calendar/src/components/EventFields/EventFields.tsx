import { Form, Input, Switch } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Guest } from '../../api/schemas';
import { isWebAddress } from '../../model/eventForm';
import { CalendarSelect } from './CalendarSelect';
import styles from './EventFields.module.css';
import { GuestSelect, type KnownGuest } from './GuestSelect';
import { ReminderSelect } from './ReminderSelect';
import { RepeatField } from './RepeatField';
import { TimeFields } from './TimeFields';
import { TitleField } from './TitleField';
import ZoneSelect from './ZoneSelect';

interface EventFieldsProps {
  people: readonly KnownGuest[];
  /** Who is invited already, and need not be among the people. */
  invited: readonly Guest[];
  isNew: boolean;
}

/** The fields of an event. */
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
              // One that was stored before must not keep all else from being changed.
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
