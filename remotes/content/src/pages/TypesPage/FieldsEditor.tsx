import { Button, Icon } from '@atrium/ui';
import { SortableList } from '@atrium/ui/sortable';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypeField } from '../../api/schemas';
import { fieldLimits } from '../../api/schemas/limits';
import { blankField, type DraftField, movedField, toSentFields } from '../../model/fields/typeDraft';
import { checkFields } from '../../model/fields/typeRules';
import { FieldEditor } from './FieldEditor';
import styles from './TypesPage.module.css';

interface FieldsEditorProps {
  /** As they are saved. */
  stored: readonly TypeField[];
  /** Of the form. */
  value?: DraftField[];
  onChange?: (fields: DraftField[]) => void;
}

/** Fields of a type: added, put in order, changed, and removed with their values kept. */
export function FieldsEditor({ stored, value = [], onChange }: FieldsEditorProps) {
  const { t } = useTranslation('typesPage');
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = value.filter(({ isRemoved }) => !isRemoved);
  const removed = value.filter(({ isRemoved, key }) => isRemoved && stored.some((field) => field.key === key));
  const sent = toSentFields(rows, stored);
  const issues = checkFields(sent, stored);
  const write = (fields: DraftField[]) => onChange?.([...fields, ...value.filter(({ isRemoved }) => isRemoved)]);
  const add = () => {
    const field = blankField(value);
    setOpenId(field.id);
    write([...rows, field]);
  };
  const nameOf = ({ label }: DraftField) => label.trim() || t('newField');
  return (
    <section aria-label={t('fields')} className={styles.editor}>
      <h2 className={styles.heading}>{t('fields')}</h2>
      {rows.length === 0 && <p className={styles.note}>{t('noFields')}</p>}
      <SortableList
        label={t('fields')}
        items={rows.map((field) => ({ id: field.id, title: nameOf(field), field }))}
        onChange={(items) => write(items.map(({ field }) => field))}
      >
        {({ field }) => {
          const place = rows.indexOf(field);
          return (
            <FieldEditor
              field={field}
              name={nameOf(field)}
              isStored={stored.some(({ key }) => key === field.key)}
              isOpen={openId === field.id}
              issues={issues.filter((issue) => issue.place === place)}
              isFirst={place === 0}
              isLast={place === rows.length - 1}
              onToggle={() => setOpenId(openId === field.id ? null : field.id)}
              onChange={(changed) => write(rows.with(place, changed))}
              onMove={(by) => write(movedField(rows, place, place + by))}
              onRemove={() => onChange?.(value.map((one) => (one.id === field.id ? { ...one, isRemoved: true } : one)))}
            />
          );
        }}
      </SortableList>
      {rows.length < fieldLimits.fields && (
        <Button className={styles.add ?? ''} icon={<Icon of={Plus} />} onClick={add}>
          {t('addField')}
        </Button>
      )}
      {removed.length > 0 && (
        <RemovedFields
          fields={removed}
          onRestore={(id) => onChange?.(value.map((one) => (one.id === id ? { ...one, isRemoved: false } : one)))}
        />
      )}
    </section>
  );
}

interface RemovedFieldsProps {
  fields: readonly DraftField[];
  onRestore: (id: string) => void;
}

/** Fields that items do not show any more: their values are there as long as the type is. */
function RemovedFields({ fields, onRestore }: RemovedFieldsProps) {
  const { t } = useTranslation('typesPage');
  return (
    <section aria-label={t('removedFields')} className={styles.removed}>
      <h3 className={styles.heading}>{t('removedFields')}</h3>
      <p className={styles.note}>{t('removedText')}</p>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <bdi>{label}</bdi>
            <Button size="small" aria-label={t('bringBackField', { label })} onClick={() => onRestore(id)}>
              {t('bringBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
