import { addDays, daysBetween, NumberInput, toDate, useFormat, useToast } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { type RecurringPeriod, type Rhythm, recurringPeriods, rhythms } from '../../api/choices';
import { useAddRecurringMutation, useUpdateRecurringMutation } from '../../api/recurringApi';
import type { RecurringInvoice } from '../../api/recurringSchemas';
import type { Invoice } from '../../api/schemas';
import { dayOfStep, stepFrom } from '../../model/recurring';
import { useToday } from '../Invoice/useToday';
import { useRejection } from './useActedOn';

interface RecurringDraft {
  every: Rhythm;
  startOn: string;
  endOn: string | null;
  term: number;
  period: RecurringPeriod;
}

const termOf = ({ issuedDate, dueDate }: Invoice): number =>
  Math.max(0, daysBetween(toDate(issuedDate), toDate(dueDate)));

function toDraft({ invoice, recurring }: Repeated, today: string): RecurringDraft {
  if (recurring) {
    const { every, startOn, endOn, term, period } = recurring;
    return { every, startOn, endOn, term, period };
  }
  const startOn = dayOfStep(invoice?.issuedDate ?? today, 'month', 1);
  const next = startOn < today ? dayOfStep(startOn, 'month', stepFrom(startOn, 'month', addDays(today, 1))) : startOn;
  return { every: 'month', startOn: next, endOn: null, term: invoice ? termOf(invoice) : 14, period: 'none' };
}

function RecurringFields() {
  const { t } = useTranslation('invoices');
  const needed = { required: true, message: t('form.needed') };
  return (
    <>
      <Form.Item name="every" label={t('recurring.every')}>
        <Select virtual={false} options={rhythms.map((value) => ({ value, label: t(`rhythm.${value}`) }))} />
      </Form.Item>
      <Form.Item name="startOn" label={t('recurring.start')} extra={t('recurring.startHint')} rules={[needed]}>
        <DatePicker allowClear={false} />
      </Form.Item>
      <Form.Item
        name="endOn"
        label={t('recurring.end')}
        extra={t('recurring.endHint')}
        normalize={(day) => day || null}
        dependencies={['startOn']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, day: string | null) => {
              if (day && day < getFieldValue('startOn')) throw new Error(t('recurring.over'));
            },
          }),
        ]}
      >
        <DatePicker />
      </Form.Item>
      <Form.Item
        name="term"
        label={t('recurring.term')}
        rules={[needed, { type: 'number', min: 0, max: 365, message: t('recurring.termWrong') }]}
      >
        <NumberInput digits={0} />
      </Form.Item>
      <Form.Item name="period" label={t('field.period')}>
        <Select
          virtual={false}
          options={recurringPeriods.map((value) => ({ value, label: t(`recurring.period.${value}`) }))}
        />
      </Form.Item>
    </>
  );
}

/** An invoice to repeat, or the rhythm of one that is repeated. */
interface Repeated {
  invoice?: Invoice | undefined;
  recurring?: RecurringInvoice | undefined;
}

interface RecurringDrawerProps extends Repeated {
  onClose: () => void;
}

/** How an invoice is repeated: rhythm, first and last day, time to pay, and the period that is stated. */
export default function RecurringDrawer({ invoice, recurring, onClose }: RecurringDrawerProps) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();
  const today = useToday();
  const read = useRejection();
  const [add] = useAddRecurringMutation();
  const [update] = useUpdateRecurringMutation();
  const save = async (draft: RecurringDraft) => {
    try {
      if (recurring) return await update({ id: recurring.id, rev: recurring.rev, ...draft }).unwrap();
      return await add({ invoice: invoice?.id ?? 0, ...draft }).unwrap();
    } catch (error) {
      throw read(error);
    }
  };
  return (
    <FormDrawer<RecurringDraft>
      title={t('recurring.formTitle')}
      submit={t(recurring ? 'recurring.save' : 'recurring.submit')}
      isOpen={invoice !== undefined || recurring !== undefined}
      onClose={onClose}
      values={toDraft({ invoice, recurring }, today)}
      onSave={async (draft) => {
        const { nextOn } = await save(draft);
        toast.success(nextOn ? t('recurring.saved', { day: format.date(nextOn) }) : t('recurring.savedOver'));
      }}
    >
      <RecurringFields />
    </FormDrawer>
  );
}
