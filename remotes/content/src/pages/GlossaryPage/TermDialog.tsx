import { readApiError } from '@atrium/sdk';
import { Input, Modal, useToast } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddTermMutation, useUpdateTermMutation } from '../../api/glossaryApi';
import type { GlossaryTerm } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import { languageOptions } from '../../model/languageName';
import { useRejectionText } from '../../state/useRejectionText';
import styles from './Glossary.module.css';

interface TermDialogProps {
  /** Absent: a new one. */
  term: GlossaryTerm | null;
  locale: string;
  onClose: () => void;
}

type Fields = Pick<GlossaryTerm, 'locale' | 'avoid' | 'use' | 'note'>;

/** Saves a term; what is wrong with a field is told beside it. */
function useSaving({ term, onClose }: TermDialogProps) {
  const toast = useToast();
  const explain = useRejectionText();
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const [add, adding] = useAddTermMutation();
  const [update, updating] = useUpdateTermMutation();
  const save = async (fields: Fields) => {
    const { error } = await (term ? update({ ...fields, id: term.id, rev: term.rev }) : add(fields));
    if (!error) return onClose();
    const found = readApiError(error);
    setCodes(found.codes);
    if (!found.codes.avoid && !found.codes.use) toast.error(explain(error));
  };
  return { codes, clear: () => setCodes({}), save, isBusy: adding.isLoading || updating.isLoading };
}

/** The form of a term: language, what is not to be written, what is instead, and why. */
export function TermDialog(props: TermDialogProps) {
  const { term, locale, onClose } = props;
  const { t, i18n } = useTranslation('content');
  const id = useId();
  const [fields, setFields] = useState<Fields>(term ?? { locale, avoid: '', use: '', note: '' });
  const { codes, clear, save, isBusy } = useSaving(props);
  const options = useMemo(() => languageOptions(i18n.language), [i18n.language]);
  const isSame = fields.avoid.trim() !== '' && fields.avoid.trim() === fields.use.trim();
  const issues = {
    avoid: codes.avoid === 'taken' ? t('glossary.taken') : null,
    use: isSame || codes.use === 'same' ? t('glossary.same') : null,
  };
  const change = (next: Partial<Fields>) => {
    clear();
    setFields({ ...fields, ...next });
  };
  const field = (name: 'avoid' | 'use') => (
    <WordsField
      label={t(`glossary.${name}`)}
      hasFocus={name === 'avoid'}
      value={fields[name]}
      issue={issues[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <Modal
      open
      title={t(term ? 'glossary.edit' : 'glossary.add')}
      okText={t('project.save')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !fields.avoid.trim() || isSame, loading: isBusy }}
      onOk={() => void save(fields)}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <label htmlFor={`${id}-locale`}>{t('field.language')}</label>
        <Select
          id={`${id}-locale`}
          showSearch={{ optionFilterProp: 'label' }}
          value={fields.locale}
          options={options}
          onChange={(value) => change({ locale: value })}
        />
        {field('avoid')}
        {field('use')}
        <label htmlFor={`${id}-note`}>{t('glossary.note')}</label>
        <Input.TextArea
          id={`${id}-note`}
          dir="auto"
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={textLimits.alt}
          value={fields.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </Modal>
  );
}

interface WordsFieldProps {
  label: string;
  hasFocus: boolean;
  value: string;
  issue: string | null;
  onChange: (value: string) => void;
}

function WordsField({ label, hasFocus, value, issue, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        dir="auto"
        autoFocus={hasFocus}
        maxLength={textLimits.name}
        value={value}
        status={issue ? 'error' : ''}
        aria-invalid={issue !== null}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-says`} className={styles.issue} aria-live="polite">
        {issue}
      </p>
    </>
  );
}
