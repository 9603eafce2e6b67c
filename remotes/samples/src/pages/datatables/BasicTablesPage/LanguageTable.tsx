import { type Language, languages } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { Segmented } from '@atrium/ui/choice';
import { DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { usePagedEmployees } from '../../../components/Employees/usePagedEmployees';

/** Heads, states, days and amounts follow the page's language; changed here as in the navbar. */
export function LanguageTable() {
  const { t, i18n } = useTranslation('samples');
  const runtime = useRuntime();
  const { tableProps } = usePagedEmployees({ label: t('employee.inLanguages'), perPage: 5 });
  const nameOf = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return (
    <>
      <Segmented<Language>
        aria-label={t('employee.language')}
        value={languages.find((language) => language === i18n.language) ?? 'en'}
        options={languages.map((value) => ({ value, label: <span lang={value}>{nameOf(value)}</span> }))}
        onChange={(language) => void runtime.languages.set(language)}
      />
      <DataTable {...tableProps} />
    </>
  );
}
