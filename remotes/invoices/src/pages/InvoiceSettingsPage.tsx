import { BackLink, ErrorState, Input, LoadingRows, Page, Section, useToast } from '@atrium/ui';
import { Form, FormPage } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { maxReminders, textLimits } from '../api/choices';
import { useGetSettingsQuery, useUpdateSettingsMutation } from '../api/invoicesApi';
import type { InvoiceSettings } from '../api/settingsSchemas';
import { useRejection } from '../components/InvoiceActions/useActedOn';
import { CountrySelect, VatNumberField } from '../components/InvoiceForm/TaxFields';

/** Days are typed. */
interface SettingsDraft extends Pick<InvoiceSettings, 'seller' | 'series'> {
  reminders: string[];
}

const toDraft = ({ seller, series, reminders }: InvoiceSettings): SettingsDraft => ({
  seller,
  series,
  reminders: reminders.map(String),
});

const toSent = ({ reminders, ...rest }: Partial<SettingsDraft>) => ({
  ...rest,
  ...(reminders && { reminders: reminders.map(Number) }),
});

type TextField = 'name' | 'street' | 'postcode' | 'city' | 'taxNumber' | 'contactName' | 'phone' | 'email';

function SellerText({ name, isNeeded = false }: { name: TextField; isNeeded?: boolean }) {
  const { t } = useTranslation('invoices');
  return (
    <Form.Item
      name={['seller', name]}
      label={t(`settings.${name}`)}
      rules={[
        ...(isNeeded ? [{ required: true, whitespace: true, message: t('form.needed') }] : []),
        ...(name === 'email' ? [{ type: 'email' as const, message: t('form.emailWrong') }] : []),
      ]}
    >
      <Input autoComplete="off" maxLength={textLimits.short} type={name === 'email' ? 'email' : 'text'} />
    </Form.Item>
  );
}

function BankFields() {
  const { t } = useTranslation('invoices');
  const check = (isRight: (text: string, lib: typeof import('../model/iban')) => boolean, message: string) => ({
    validator: async (_: unknown, text: string | undefined) => {
      if (text && !isRight(text, await import('../model/iban'))) throw new Error(message);
    },
  });
  const field = (
    name: 'bankName' | 'country' | 'iban' | 'swiftCode',
    label: string,
    rule?: ReturnType<typeof check>,
  ) => (
    <Form.Item name={['seller', 'bank', name]} label={label} rules={rule ? [rule] : []}>
      <Input autoComplete="off" maxLength={textLimits.short} />
    </Form.Item>
  );
  return (
    <>
      {field(
        'iban',
        'IBAN',
        check((text, { checkIban }) => checkIban(text) !== null, t('settings.ibanWrong')),
      )}
      {field(
        'swiftCode',
        'SWIFT',
        check((text, { isBic }) => isBic(text.replace(/\s/g, '').toUpperCase()), t('settings.bicWrong')),
      )}
      {field('bankName', t('payment.bank'))}
      {field('country', t('payment.country'))}
    </>
  );
}

/** Prefixes of series, typed one after another. */
function SeriesField() {
  const { t } = useTranslation('invoices');
  return (
    <Form.Item
      name="series"
      label={t('settings.series')}
      extra={t('settings.seriesHint')}
      normalize={(series: string[]) => [...new Set(series.map((one) => one.trim().toUpperCase()))]}
      rules={[
        {
          validator: async (_, series: string[]) => {
            if (series.length > 20 || series.some((one) => !/^[A-Z0-9]{1,8}$/.test(one)))
              throw new Error(t('settings.seriesWrong'));
          },
        },
      ]}
    >
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ']} />
    </Form.Item>
  );
}

const isDays = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 365;

/** Days after the due date, typed one after another. */
function ReminderField() {
  const { t } = useTranslation('invoices');
  return (
    <Form.Item
      name="reminders"
      label={t('settings.reminders')}
      extra={t('settings.remindersHint')}
      normalize={(days: string[]) =>
        [...new Set(days.map((one) => one.trim()))].sort((one, other) => Number(one) - Number(other))
      }
      rules={[
        {
          validator: async (_, days: string[]) => {
            if (days.length > maxReminders || !days.every(isDays)) throw new Error(t('settings.remindersWrong'));
          },
        },
      ]}
    >
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ']} />
    </Form.Item>
  );
}

interface SettingsFormProps {
  settings: InvoiceSettings;
}

function SettingsForm({ settings }: SettingsFormProps) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRejection();
  const [update] = useUpdateSettingsMutation();
  const save = async (changed: Partial<SettingsDraft>, rev: number | undefined) => {
    try {
      return await update({ ...toSent(changed), rev }).unwrap();
    } catch (error) {
      throw read(error);
    }
  };
  return (
    <FormPage<SettingsDraft, InvoiceSettings>
      title={t('settings.title')}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
      values={toDraft(settings)}
      rev={settings.rev}
      onSave={(values, rev) => save(values, rev)}
      toValues={(newer: InvoiceSettings) => toDraft(newer)}
      onUpdate={(changed, rev) => save(changed, rev)}
      onSaved={() => toast.success(t('done.saved'))}
    >
      <Section title={t('settings.seller')} text={t('settings.sellerText')}>
        <SellerText name="name" isNeeded />
        <SellerText name="street" />
        <SellerText name="postcode" />
        <SellerText name="city" />
        <Form.Item name={['seller', 'countryCode']} label={t('client.country')} normalize={(code) => code ?? ''}>
          <CountrySelect />
        </Form.Item>
        <VatNumberField name={['seller', 'vatNumber']} countryName={['seller', 'countryCode']} />
        <SellerText name="taxNumber" />
      </Section>
      <Section title={t('settings.contact')} text={t('settings.contactText')}>
        <SellerText name="contactName" />
        <SellerText name="phone" />
        <SellerText name="email" />
      </Section>
      <Section title={t('payment.title')}>
        <BankFields />
      </Section>
      <Section title={t('settings.numbers')} text={t('settings.numbersText')}>
        <SeriesField />
      </Section>
      <Section title={t('settings.remindersTitle')} text={t('settings.remindersText')}>
        <ReminderField />
      </Section>
    </FormPage>
  );
}

/** Who invoices are from, where they are paid, and the series of their numbers. */
export default function InvoiceSettingsPage() {
  const { t } = useTranslation('invoices');
  const { data, error, refetch } = useGetSettingsQuery();
  if (data) return <SettingsForm settings={data.settings} />;
  return (
    <Page width="narrow" title={t('settings.title')} back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />}
    </Page>
  );
}
