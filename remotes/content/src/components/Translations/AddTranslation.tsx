import { useToast } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddTranslationMutation } from '../../api/translationsApi';
import { languageOptions } from '../../model/languageName';
import { useRejectionText } from '../../state/useRejectionText';
import styles from './Translations.module.css';

interface AddTranslationProps {
  id: number;
  /** Languages that there are. */
  taken: readonly string[];
  onSettle: () => Promise<unknown>;
}

/** Begins a translation into the language that is chosen, and opens it. */
export function AddTranslation({ id, taken, onSettle }: AddTranslationProps) {
  const { t, i18n } = useTranslation('content');
  const toast = useToast();
  const navigate = useNavigate();
  const explain = useRejectionText();
  const [add, { isLoading }] = useAddTranslationMutation();
  const options = useMemo(() => languageOptions(i18n.language), [i18n.language]);
  const begin = async (locale: string) => {
    if ((await onSettle()) === null) return toast.error(t('save.first'));
    const { data, error } = await add({ id, locale });
    if (data) void navigate(`/content/items/${data.item.id}`);
    else toast.error(explain(error));
  };
  return (
    <Select
      aria-label={t('translation.add')}
      className={styles.select ?? ''}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('translation.add')}
      value={null}
      loading={isLoading}
      disabled={isLoading}
      options={options.filter(({ value }) => !taken.includes(value))}
      onChange={(locale: string | null) => {
        if (locale !== null) void begin(locale);
      }}
    />
  );
}
