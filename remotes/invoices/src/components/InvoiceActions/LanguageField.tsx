import { type Language, languages } from '@atrium/contract';
import { useToast } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import type { Letter } from './letterOf';
import { useLetterTexts } from './useLetterTexts';

const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' };

/** Language of a letter and of the document with it. Texts that nobody has changed follow; others stay. */
export function LanguageField({ letterIn }: { letterIn: (language: Language) => Letter }) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const { load } = useLetterTexts();
  const form = Form.useFormInstance<Letter>();
  const before = Form.useWatch('language', form);
  const choose = async (language: Language) => {
    try {
      await load(language);
    } catch {
      form.setFieldValue('language', before);
      toast.error(t('send.languageNotLoaded'));
      return;
    }
    const [was, is] = [letterIn(before), letterIn(language)];
    for (const field of ['subject', 'message'] as const)
      if (form.getFieldValue(field) === was[field]) form.setFieldValue(field, is[field]);
  };
  return (
    <Form.Item name="language" label={t('send.language')}>
      <Select
        options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
        onChange={(language: Language) => void choose(language)}
      />
    </Form.Item>
  );
}
