import type { Language } from '@atrium/contract';
import { Alert, Icon, Input, Pill, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import { useGetSettingsQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { letterLanguageOf } from '../../model/letterLanguage';
import { type NextReminder, nextReminder } from '../../model/reminders';
import { firstSettings } from '../../model/seller';
import { EmailField } from '../Invoice/EmailField';
import { invoiceName } from '../Invoice/invoiceName';
import { useToday } from '../Invoice/useToday';
import { ChangedSince } from './ChangedSince';
import styles from './InvoiceDrawers.module.css';
import { LanguageField } from './LanguageField';
import { type Letter, writeLetter } from './letterOf';
import { useActedOn } from './useActedOn';
import { useLetterTexts, useLoadedLanguage } from './useLetterTexts';
import { useSendLetter } from './useSendLetter';

/** The reminder that may be sent of an invoice today; null where what is sent is the invoice alone. */
function useReminder(invoice: Invoice | undefined, steps: readonly number[]): NextReminder | null {
  const today = useToday();
  const next = invoice ? nextReminder(invoice, steps) : null;
  return next && next.from <= today ? next : null;
}

/** What happens to a letter here, and to a draft by it. */
function SendHints({ isNotedAlone, isDraft }: { isNotedAlone: boolean; isDraft: boolean }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      {isNotedAlone && (
        <div className={styles.hint}>
          <Alert type="info" title={t('send.unsent')} description={t('send.unsentText')} />
        </div>
      )}
      {isDraft && (
        <div className={styles.hint}>
          <Alert type="hint" title={t('send.numberHint')} />
        </div>
      )}
    </>
  );
}

interface SendDrawerProps {
  invoice: Invoice | undefined;
  onClose: () => void;
}

/** Letter with an invoice, or the reminder whose day has come: mailed by a server, noted by the demo. */
export function SendDrawer({ invoice: opened, onClose }: SendDrawerProps) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const acting = useActedOn(opened);
  const { invoice } = acting;
  const { own, of } = useLetterTexts();
  const { data } = useGetSettingsQuery(undefined, { skip: !opened });
  const { seller, reminders } = data?.settings ?? firstSettings;
  const sendsEmails = data?.sendsEmails ?? false;
  const reminder = useReminder(invoice, reminders);
  const language = useLoadedLanguage(opened && letterLanguageOf(opened.client, own));
  const send = useSendLetter(acting, { isReminder: reminder !== null, sendsEmails });
  const name = invoice ? invoiceName(invoice, t) : '';
  const letterIn = (one: Language) => writeLetter(invoice, { seller, reminder, ...of(one), language: one });

  return (
    <FormDrawer<Letter>
      title={reminder ? t('send.reminderTitle', { ...reminder, name }) : t('send.title', { name })}
      submit={t(data && !sendsEmails ? 'send.note' : 'send.submit')}
      isOpen={invoice !== undefined && language !== undefined}
      onClose={onClose}
      values={letterIn(language ?? own)}
      onSave={async (letter) => {
        await send(letter);
        toast.success(t(sendsEmails ? 'done.mailed' : 'done.noted', { to: letter.to }));
      }}
    >
      <ChangedSince opened={opened} invoice={invoice} />
      <SendHints isNotedAlone={data !== undefined && !sendsEmails} isDraft={invoice?.number === null} />
      <Form.Item label={t('send.from')}>
        <Input value={seller.email} readOnly />
      </Form.Item>
      <EmailField
        name="to"
        label={t('send.to')}
        isNeeded
        extra={invoice?.client.companyEmail === '' ? t('send.noAddress', { name: invoice.client.name }) : undefined}
      />
      <LanguageField letterIn={letterIn} />
      <Form.Item
        name="subject"
        label={t('send.subject')}
        rules={[{ required: true, whitespace: true, message: t('form.needed') }]}
      >
        <Input autoComplete="off" maxLength={textLimits.line} />
      </Form.Item>
      <Form.Item name="message" label={t('send.message')}>
        <Input.TextArea autoSize={{ minRows: 8 }} maxLength={textLimits.letter} />
      </Form.Item>
      {sendsEmails && (
        <Pill>
          <Icon of={Paperclip} size={14} />
          {t('send.attached')}
        </Pill>
      )}
    </FormDrawer>
  );
}
