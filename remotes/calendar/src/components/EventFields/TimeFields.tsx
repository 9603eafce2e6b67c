import { Form } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { type EventFormValues, isBackwards, shiftEnd } from '../../model/eventForm';
import { ownZone } from '../../model/ownZone';
import { zoneName } from '../../model/zoneName';
import styles from './EventFields.module.css';
import { WallPicker } from './WallPicker';

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
