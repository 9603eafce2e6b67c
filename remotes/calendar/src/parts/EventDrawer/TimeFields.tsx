import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Form, Switch } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import { type EventFormValues, shiftEnd, switchAllDay } from '../../model/eventForm';
import { isBackwards } from '../../model/eventTime';
import styles from './EventDrawer.module.css';

/** When an event is: days, or moments. A new start takes the end along. */
export function TimeFields() {
  const { t } = useTranslation('calendar');
  const { clock } = useRuntime();
  const form = Form.useFormInstance<EventFormValues>();
  const isAllDay = Form.useWatch('allDay', form) ?? form.getFieldValue('allDay');

  // Both are called before the form takes the new value: it still holds the one before.
  const takeEndAlong = (start: string | null) => {
    form.setFieldValue('end', shiftEnd(form.getFieldsValue(true), start));
    return start;
  };
  const switchTo = (allDay: boolean) => {
    form.setFieldsValue(switchAllDay(form.getFieldsValue(true), allDay, clock.now()));
    return allDay;
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label className={styles.allDay}>
        {t('field.allDay')}
        <Form.Item name="allDay" noStyle valuePropName="checked" getValueFromEvent={switchTo}>
          <Switch />
        </Form.Item>
      </label>
      <Form.Item
        name="start"
        label={t('field.start')}
        rules={[{ required: true, message: t('field.startMissing') }]}
        getValueFromEvent={takeEndAlong}
      >
        <DatePicker hasTime={!isAllDay} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="end"
        label={t('field.end')}
        dependencies={['start', 'allDay']}
        validateTrigger={['onChange', 'onBlur']}
        rules={[
          { required: true, message: t('field.endMissing') },
          ({ getFieldValue }) => ({
            validator: async (_, end: string | null) => {
              const start: string | null = getFieldValue('start');
              if (start && end && isBackwards({ start, end })) throw new Error(t('field.endBeforeStart'));
            },
          }),
        ]}
      >
        <DatePicker hasTime={!isAllDay} allowClear={false} />
      </Form.Item>
    </>
  );
}
