import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentText } from '../../api/schemas';
import type { ComparedField } from '../../model/changes/compareContent';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { Changed, PictureChange } from './ChangePieces';
import styles from './ItemChanges.module.css';

interface FieldChangesProps {
  fields: readonly ComparedField[];
  before: ContentText;
  after: ContentText;
}

export function FieldChanges({ fields, before, after }: FieldChangesProps) {
  const { t, i18n } = useTranslation('content');
  const { channels } = useEditorialSettings();
  const namesOf = ({ channelIds }: ContentText) =>
    channelIds.flatMap((id) => channels.find((channel) => channel.id === id)?.name ?? []);
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const changes: Readonly<Record<ComparedField, () => ReactNode>> = {
    cover: () => <PictureChange before={before.cover} after={after.cover} isChanged />,
    slug: () => <ValueChange before={before.slug} after={after.slug} />,
    channelIds: () => <ListChange before={namesOf(before)} after={namesOf(after)} />,
    tags: () => <ListChange before={before.tags} after={after.tags} />,
    locale: () => <ValueChange before={languages.of(before.locale) ?? ''} after={languages.of(after.locale) ?? ''} />,
  };
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(`writing.${field}`)}</dt>
          <dd>{changes[field]()}</dd>
        </div>
      ))}
    </dl>
  );
}

const ValueChange = ({ before, after }: { before: string; after: string }) => (
  <>
    {before && <Changed kind="removed" text={before} />} {after && <Changed kind="added" text={after} />}
  </>
);

/** Added and removed entries; all of them if only the order changed. */
function ListChange({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const remaining = after.filter((entry) => before.includes(entry));
  const isReordered = remaining.join('\n') !== before.filter((entry) => after.includes(entry)).join('\n');
  const stays = isReordered ? [] : remaining;
  const entries = [
    ...before.filter((entry) => !stays.includes(entry)).map((text) => ({ text, kind: 'removed' as const })),
    ...after.map((text) => ({ text, kind: stays.includes(text) ? null : ('added' as const) })),
  ];
  return (
    <ul className={styles.entries}>
      {entries.map(({ text, kind }) => (
        <li key={`${kind} ${text}`} dir="auto">
          {kind ? <Changed kind={kind} text={text} /> : text}
        </li>
      ))}
    </ul>
  );
}
