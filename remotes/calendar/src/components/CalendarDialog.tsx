import { useSession } from '@atrium/sdk';
import { EmptyState, Input, Switch } from '@atrium/ui';
import { Form, FormDialog, TonePicker } from '@atrium/ui/forms';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddCalendarMutation, useUpdateCalendarMutation } from '../api/calendarApi';
import { calendarTones } from '../api/choices';
import type { Calendar, CalendarAnswer, CalendarTone } from '../api/schemas';
import { useCalendars } from '../state/useCalendars';

interface CalendarDialogProps {
  /** Null: a new calendar. */
  calendar: Calendar | null;
  onAdded: (calendar: Calendar) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  tone: CalendarTone;
  isPrivate: boolean;
}

const blank: Values = { name: '', tone: 'blue', isPrivate: false };

const toValues = ({ name, tone, isPrivate }: Calendar): Values => ({ name, tone, isPrivate });

export default function CalendarDialog({ calendar, onAdded, onClose }: CalendarDialogProps) {
  const { t } = useTranslation('calendar');
  const { user } = useSession();
  const [isOpen, setOpen] = useState(true);
  const [add] = useAddCalendarMutation();
  const [update] = useUpdateCalendarMutation();
  const { find, nameOf, areKnown } = useCalendars();
  const present = calendar && find(calendar.key);
  const stored = present ?? calendar;
  const values = useMemo(() => (stored ? toValues(stored) : blank), [stored]);
  // A calendar for everybody cannot be hidden from the others.
  const mayHide = calendar === null || calendar.owner === (user?.id ?? null);

  return (
    <FormDialog<Values, CalendarAnswer>
      title={t(calendar ? 'calendarForm.edit' : 'calendarForm.add')}
      submit={t(calendar ? 'save' : 'addThis')}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      afterClose={onClose}
      values={values}
      {...(stored && { rev: stored.rev })}
      isGone={calendar !== null && areKnown && !present}
      whenGone={<EmptyState picture="lost" title={t('calendarForm.gone')} text={t('calendarForm.goneText')} />}
      toValues={(newer: Calendar) => toValues({ ...newer, name: nameOf(newer) })}
      fields={{
        tone: { show: (tone) => t(`tone.${tone}`) },
        isPrivate: {
          label: t('calendarForm.whoSees'),
          show: (isPrivate) => t(isPrivate ? 'calendarForm.isPrivate' : 'calendarForm.isForAll'),
        },
      }}
      onSave={(written) => add(written).unwrap()}
      {...(calendar && { onUpdate: (changed, rev) => update({ ...changed, id: calendar.id, rev }).unwrap() })}
      onSaved={({ calendar: saved }) => saved.id !== calendar?.id && onAdded(saved)}
    >
      <Form.Item
        name="name"
        label={t('calendarForm.name')}
        rules={[{ required: true, whitespace: true, message: t('calendarForm.nameMissing') }]}
      >
        <Input autoFocus maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="tone" label={t('calendarForm.tone')}>
        <TonePicker label={t('calendarForm.tone')} tones={calendarTones} nameOf={(tone) => t(`tone.${tone}`)} />
      </Form.Item>
      {mayHide && (
        <Form.Item name="isPrivate" label={t('calendarForm.isPrivate')} valuePropName="checked">
          <Switch />
        </Form.Item>
      )}
    </FormDialog>
  );
}
