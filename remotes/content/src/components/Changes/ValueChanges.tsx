import { useTexts } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetTypesQuery } from '../../api/customTypesApi';
import type { FieldValues, TypeField } from '../../api/schemas';
import { createBudget } from '../../model/changes/align';
import { compareTokens } from '../../model/changes/compareTokens';
import { readLine } from '../../model/changes/readBlocks';
import { changedKeys } from '../../model/fields/fieldValues';
import { useFieldTexts } from '../CustomFields/useFieldTexts';
import { useReferences, useValueText } from '../CustomFields/useValueText';
import { Changed, ChangePieces } from './ChangePieces';
import styles from './Changes.module.css';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    changes: typeof en;
  }
}

type Values = FieldValues | null | undefined;

interface ValueChangesProps {
  typeId: number | null | undefined;
  before: Values;
  after: Values;
}

/** Fields whose values differ, in the order of the type: "Price: 12 → 14". */
export default function ValueChanges({ typeId, before, after }: ValueChangesProps) {
  useFieldTexts();
  useTexts('changes', { en, de, fr, pt });
  const { t } = useTranslation('changes');
  const { data } = useGetTypesQuery();
  const type = data?.types.find(({ id }) => id === typeId);
  const textOf = useValueText(useReferences(type, [before, after]));
  const keys = changedKeys(before, after);
  const known = (type?.fields ?? []).filter(({ key }) => keys.includes(key));
  return (
    <ul className={styles.values}>
      {known.map((field) => (
        <li key={field.key}>
          <b dir="auto">{field.isRemoved ? t('removedField', { label: field.label }) : field.label}</b>{' '}
          <Change field={field} before={textOf(field, before?.[field.key])} after={textOf(field, after?.[field.key])} />
        </li>
      ))}
    </ul>
  );
}

interface ChangeProps {
  field: TypeField;
  before: string;
  after: string;
}

const isProse = ({ kind }: TypeField): boolean => kind === 'text' || kind === 'richText';

/** Words of texts, and the whole of anything else. */
function Change({ field, before, after }: ChangeProps) {
  const { t } = useTranslation('changes');
  const hasWords = isProse(field) && before !== '' && after !== '';
  const pieces = useMemo(
    () =>
      hasWords
        ? compareTokens(
            readLine(before).flatMap(({ tokens }) => tokens),
            readLine(after).flatMap(({ tokens }) => tokens),
            createBudget(),
          ).pieces
        : [],
    [before, after, hasWords],
  );
  // Its words are the same, but not what is behind them: formatting, or another file of this name.
  if (before === after) return <span>{t('otherwise', { value: after })}</span>;
  if (hasWords) return <ChangePieces pieces={pieces} />;
  return (
    <>
      {before && <Changed kind="removed" text={before} />}
      {before && after && ' → '}
      {after && <Changed kind="added" text={after} />}
    </>
  );
}
