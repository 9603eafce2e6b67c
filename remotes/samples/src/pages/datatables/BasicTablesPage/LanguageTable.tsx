import { useTranslation } from 'react-i18next';
import { type Language, languages } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { Segmented } from 'shared/ui';
import { DataTable } from 'shared/ui/table';
import { usePagedEmployees } from '../../../parts/Employees/usePagedEmployees';

/** Heads, states, days and amounts follow the language of the page; here it is changed, as in the bar at the top. */
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
