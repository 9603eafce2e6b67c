import { Card, Input } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { taxCategories, textLimits } from '../../api/choices';
import { useGetSettingsQuery } from '../../api/invoicesApi';
import { exemptionCodesOf } from '../../model/exemptionCodes';
import { countedDraft, type InvoiceDraft } from '../../model/invoiceDraft';
import { isWrongLeitwegId } from '../../model/leitwegId';
import { firstSettings } from '../../model/seller';
import { taxFactIssue } from '../../model/taxFacts';

/** Series of numbers, where the settings have more than the main one. */
export function SeriesField() {
  const { t } = useTranslation('invoices');
  const form = Form.useFormInstance<InvoiceDraft>();
  const chosen = Form.useWatch('series', form);
  const { data } = useGetSettingsQuery();
  const series = new Set([...(data?.settings.series ?? []), ...(chosen ? [chosen] : [])]);
  if (series.size === 0) return null;
  const options = [
    { value: '', label: t('series.main') },
    ...[...series].map((value) => ({ value, label: <bdi>{t('series.of', { series: value })}</bdi> })),
  ];
  return (
    <Form.Item name="series" label={t('field.series')}>
      <Select virtual={false} options={options} />
    </Form.Item>
  );
}

/** Day of the supply, and what clients want to find on an invoice. */
export function ReferenceFields() {
  const { t } = useTranslation('invoices');
  return (
    <>
      <Form.Item name="deliveryDate" label={t('field.delivered')} normalize={(day) => day || null}>
        <DatePicker />
      </Form.Item>
      <Form.Item name="periodFrom" label={t('field.periodFrom')} normalize={(day) => day || null}>
        <DatePicker />
      </Form.Item>
      <Form.Item
        name="periodTo"
        label={t('field.periodTo')}
        normalize={(day) => day || null}
        dependencies={['periodFrom']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, last: string | null) => {
              const first: string | null = getFieldValue('periodFrom');
              if (first && last && last < first) throw new Error(t('form.periodReversed'));
            },
          }),
        ]}
        validateTrigger={['onChange', 'onBlur']}
      >
        <DatePicker />
      </Form.Item>
      <Form.Item
        name="buyerReference"
        label={t('field.buyerReference')}
        extra={t('form.buyerReferenceHint')}
        rules={[
          {
            warningOnly: true,
            validator: async (_, text: string) => {
              if (isWrongLeitwegId(text ?? '')) throw new Error(t('form.leitwegWrong'));
            },
          },
        ]}
      >
        <Input autoComplete="off" maxLength={textLimits.short} />
      </Form.Item>
    </>
  );
}

/** Why lines are at 0 %. */
export function TaxCard() {
  const { t } = useTranslation('invoices');
  const form = Form.useFormInstance<InvoiceDraft>();
  const items = Form.useWatch('items', form);
  const tax = Form.useWatch('tax', form);
  const category = Form.useWatch('taxCategory', form) ?? null;
  const { items: lines, tax: usualTax } = countedDraft({ items, ...(typeof tax === 'number' && { tax }) });
  const hasZeroRate = lines.some((line) => (line.tax ?? usualTax) === 0);
  if (!hasZeroRate && !category) return null;
  return (
    <Card label={t('exemption.title')}>
      <CategoryField />
      {category && category !== 'Z' && (
        <>
          <Form.Item name="exemptionReason" label={t('exemption.reason')} extra={t('exemption.reasonHint')}>
            <Input autoComplete="off" maxLength={textLimits.line} placeholder={t(`exemption.${category}`)} />
          </Form.Item>
          <Form.Item name="exemptionCode" label={t('exemption.code')} normalize={(code) => code ?? ''}>
            <CodeSelect codes={exemptionCodesOf(category)} />
          </Form.Item>
        </>
      )}
    </Card>
  );
}

interface CodeSelectProps {
  codes: readonly string[];
  id?: string;
  value?: string;
  onChange?: (code: string | undefined) => void;
  onBlur?: () => void;
}

function CodeSelect({ codes, value, ...props }: CodeSelectProps) {
  const { t } = useTranslation('invoices');
  return (
    <Select
      {...props}
      value={value || undefined}
      allowClear
      showSearch
      placeholder={t('exemption.noCode')}
      options={codes.map((code) => ({ value: code, label: code }))}
    />
  );
}

function CategoryField() {
  const { t } = useTranslation('invoices');
  const form = Form.useFormInstance<InvoiceDraft>();
  const { data } = useGetSettingsQuery();
  const { seller } = data?.settings ?? firstSettings;
  const check = async () => {
    const draft = form.getFieldsValue(true);
    const { client, ...rest } = draft;
    const { items, tax } = countedDraft(draft);
    if (!client || !rest.taxCategory) return;
    const issue = taxFactIssue({ ...rest, client, items: items.map(toItem), tax }, seller);
    if (issue) throw new Error(t(`taxIssue.${issue.code}`));
  };
  return (
    <Form.Item
      name="taxCategory"
      label={t('exemption.category')}
      dependencies={['items', 'tax', 'client', 'deliveryDate', 'periodFrom', 'periodTo']}
      normalize={(category) => category ?? null}
      rules={[{ validator: check }]}
      validateTrigger={['onChange', 'onBlur']}
    >
      <Select
        virtual={false}
        allowClear
        placeholder={t('exemption.none')}
        options={taxCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        onChange={() => form.setFieldsValue({ exemptionCode: '', exemptionReason: '' })}
      />
    </Form.Item>
  );
}

const toItem = (line: ReturnType<typeof countedDraft>['items'][number]) => ({ service: '', ...line });
