import { Input } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { type EventFormValues, isBackwards, shiftEnd, toPickedWall, type WallText } from '../../model/eventForm';
import { ownZone, zoneName } from '../../model/recurrence/zoneNames';
import styles from './EventFields.module.css';

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

/** Picker for wall time in any zone; a day without time keeps the previous time. */
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

/** Start and end: days, or days and times. A new start moves the end. */
export function TimeFields() {
  const { t } = useTranslation('calendar');
  const form = Form.useFormInstance<EventFormValues>();
  const isAllDay: boolean = Form.useWatch('allDay', form) ?? form.getFieldValue('allDay');

  const timeZone: string = Form.useWatch('timeZone', form) ?? form.getFieldValue('timeZone');

  // The form still holds the previous value here.
  const shiftEndWithStart = (start: string | null) => {
    form.setFieldValue('end', shiftEnd(form.getFieldsValue(true), start));
    return start;
  };

  return (
    <div className={styles.times}>
      <Form.Item
        name="start"
        label={t('field.start')}
        rules={[{ required: true, message: t('field.startMissing') }]}
        getValueFromEvent={shiftEndWithStart}
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
