import { Input } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { type EventFormValues, isBackwards, shiftEnd, toPickedWall, type WallText } from '../../model/eventForm';
import { ownZone, zoneName } from '../../model/recurrence/zoneNames';
import styles from './EventFields.module.css';

/** Name of an event. */
export function TitleField({ autoFocus }: { autoFocus: boolean }) {
  const { t } = useTranslation('calendar');
  return (
    <Form.Item
      name="title"
      label={t('field.title')}
      rules={[{ required: true, whitespace: true, message: t('field.titleMissing') }]}
    >
      <Input autoFocus={autoFocus} maxLength={200} autoComplete="off" />
    </Form.Item>
  );
}

interface WallPickerProps {
  value?: WallText | null;
  onChange?: (value: WallText | null) => void;
  hasTime: boolean;
  id?: string;
  'aria-label'?: string;
}

/** A field for what a clock shows, whichever zone it hangs in; a day alone keeps the time that it had. */
function WallPicker({ value, onChange, hasTime, ...rest }: WallPickerProps) {
  return (
    <DatePicker
      {...rest}
      value={value ?? null}
      onChange={(picked) => onChange?.(picked && toPickedWall(picked, value ?? null, hasTime))}
      hasTime={hasTime}
      allowClear={false}
    />
  );
}

/** When an event is: days, or days and times. A new start takes the end along. */
export function TimeFields() {
  const { t } = useTranslation('calendar');
  const form = Form.useFormInstance<EventFormValues>();
  const isAllDay: boolean = Form.useWatch('allDay', form) ?? form.getFieldValue('allDay');

  const timeZone: string = Form.useWatch('timeZone', form) ?? form.getFieldValue('timeZone');

  // Called before the form takes the new value: it still holds the one before.
  const takeEndAlong = (start: string | null) => {
    form.setFieldValue('end', shiftEnd(form.getFieldsValue(true), start));
    return start;
  };

  return (
    <div className={styles.times}>
      <Form.Item
        name="start"
        label={t('field.start')}
        rules={[{ required: true, message: t('field.startMissing') }]}
        getValueFromEvent={takeEndAlong}
      >
        <WallPicker hasTime={!isAllDay} />
      </Form.Item>
      <Form.Item
        name="end"
        label={t('field.end')}
        dependencies={['start', 'allDay']}
        validateTrigger={['onChange', 'onBlur']}
        rules={[
          { required: true, message: t('field.endMissing') },
          ({ getFieldsValue }) => ({
            validator: async () => {
              if (isBackwards(getFieldsValue(true))) throw new Error(t('field.endBeforeStart'));
            },
          }),
        ]}
      >
        <WallPicker hasTime={!isAllDay} />
      </Form.Item>
      {!isAllDay && timeZone !== ownZone() && (
        <p className={styles.zone}>{t('zone.times', { zone: zoneName(timeZone) })}</p>
      )}
    </div>
  );
}
