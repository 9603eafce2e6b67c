import { useTranslation } from 'react-i18next';
import { Form, Input, LabelDot } from 'shared/ui';
import { Select } from 'shared/ui/select';
import { calendarNames } from '../../api/choices';
import type { Guest } from '../../api/schemas';
import { calendarTones } from '../../model/calendars';
import { isWebAddress } from '../../model/eventForm';
import styles from './EventDrawer.module.css';
import { GuestSelect, type KnownGuest } from './GuestSelect';
import { TimeFields } from './TimeFields';

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
      <Form.Item
        name="title"
        label={t('field.title')}
        rules={[{ required: true, whitespace: true, message: t('field.titleMissing') }]}
      >
        <Input autoFocus={isNew} maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="calendar" label={t('field.calendar')}>
        <Select
          options={calendarNames.map((name) => ({
            value: name,
            label: (
              <span className={styles.choice}>
                <LabelDot tone={calendarTones[name]} /> {t(`calendar.${name}`)}
              </span>
            ),
          }))}
        />
      </Form.Item>
      <TimeFields />
      <Form.Item
        name="url"
        label={t('field.url')}
        rules={[
          {
            validator: async (_, url: string) => {
              if (url.trim() && !isWebAddress(url.trim())) throw new Error(t('field.urlWrong'));
            },
          },
        ]}
      >
        <Input inputMode="url" placeholder="https://" autoComplete="off" />
      </Form.Item>
      <GuestSelect people={people} invited={invited} />
      <Form.Item name="location" label={t('field.location')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={t('field.description')}>
        <Input.TextArea rows={4} />
      </Form.Item>
    </>
  );
}
