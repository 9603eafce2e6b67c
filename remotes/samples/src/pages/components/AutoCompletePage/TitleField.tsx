import { ErrorState, Highlight, toPlainText } from '@atrium/ui';
import { SuggestInput } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { samplesApi } from '../../../api/samplesApi';

const maxSuggestions = 8;

/** Suggestions from a hundred titles of a call, loaded with the field; at most eight. */
export function TitleField() {
  const { t } = useTranslation('samples');
  const [text, setText] = useState('');
  const { data = [], error, refetch } = samplesApi.useGetTitlesQuery();
  const wanted = toPlainText(text.trim());
  const matching = data.filter(({ title }) => toPlainText(title).includes(wanted)).slice(0, maxSuggestions);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <SuggestInput
      aria-label={t('titleField')}
      value={text}
      onChange={setText}
      options={matching.map(({ title }) => ({ value: title, label: <Highlight text={title} query={text} /> }))}
    />
  );
}
