import { isComposing } from '@atrium/contract/values';
import { Checkbox, IconButton, Input, ProgressBar } from '@atrium/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Check } from '../../api/schemas';
import styles from './ItemEditor.module.css';

interface ChecklistProps {
  value: readonly Check[];
  canPlan: boolean;
  onChange: (checklist: Check[]) => void;
}

const maxEntries = 30;

export function Checklist({ value, canPlan, onChange }: ChecklistProps) {
  const { t } = useTranslation('content');
  const [text, setText] = useState('');
  const done = value.filter(({ isDone }) => isDone).length;
  const add = () => {
    const label = text.trim();
    if (!label || value.some((check) => check.label === label)) return;
    onChange([...value, { label, isDone: false }]);
    setText('');
  };
  return (
    <section aria-label={t('field.checklist')} className={styles.checklist}>
      <h2 className={styles.heading}>
        {t('field.checklist')} <span>{t('progress', { done, total: value.length })}</span>
      </h2>
      {value.length > 0 && <ProgressBar label={t('field.checklist')} share={done / value.length} />}
      <ul>
        {value.map(({ label, isDone }, index) => (
          <li key={label}>
            <Checkbox
              checked={isDone}
              disabled={!canPlan}
              onChange={({ target }) => onChange(value.with(index, { label, isDone: target.checked }))}
            >
              {label}
            </Checkbox>
            {canPlan && (
              <IconButton
                size="small"
                label={t('removeCheck', { label })}
                icon={X}
                onClick={() => onChange(value.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      {canPlan && value.length < maxEntries && (
        <Input
          aria-label={t('addCheck')}
          placeholder={t('addCheck')}
          maxLength={120}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            if (!isComposing(event)) add();
          }}
        />
      )}
    </section>
  );
}
