import { Input, toPlainText } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import { countryCodes, countryName } from '../../model/countries';

interface CountrySelectProps {
  id?: string;
  value?: string;
  onChange?: (code: string | undefined) => void;
  onBlur?: () => void;
}

/** Countries by their names in the reader's language; the value is the code. */
export function CountrySelect({ value, ...props }: CountrySelectProps) {
  const { t, i18n } = useTranslation('invoices');
  const { language } = i18n;
  const options = useMemo(
    () =>
      [...countryCodes()]
        .map((code) => ({ value: code, label: countryName(code, language) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [language],
  );
  return (
    <Select
      {...props}
      value={value || undefined}
      allowClear
      showSearch={{
        filterOption: (typed, option) => toPlainText(option?.label ?? '').includes(toPlainText(typed.trim())),
      }}
      placeholder={t('client.chooseCountry')}
      options={options}
    />
  );
}

interface VatNumberFieldProps {
  name: string | string[];
  /** Field with the code of the country. */
  countryName: string | string[];
}

/** VAT number, checked by the format and the check digits of its country. */
export function VatNumberField({ name, countryName: country }: VatNumberFieldProps) {
  const { t } = useTranslation('invoices');
  const form = Form.useFormInstance();
  return (
    <Form.Item
      name={name}
      label={t('client.vatNumber')}
      dependencies={[country]}
      rules={[
        {
          validator: async (_, text: string | undefined) => {
            if (!text) return;
            const { checkVatNumber } = await import('../../model/vatNumber');
            const { issue, example = 'DE123456788' } = checkVatNumber(text, form.getFieldValue(country) ?? '');
            if (issue) throw new Error(t(`vat.${issue}`, { example }));
          },
        },
      ]}
    >
      <Input autoComplete="off" maxLength={textLimits.short} />
    </Form.Item>
  );
}
