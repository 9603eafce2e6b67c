import { useTranslation } from 'react-i18next';
import type { RightEntry } from '../contract/manifest';
import { useApps, useRuntime } from './hooks';

/** A subject of the ability as people read it. */
export type ShownRight = Required<RightEntry>;

const everyAction = ['read', 'create', 'update', 'delete'];

/** What rules may be about: the subjects of the live apps and of the frame, in the language of the page. */
export function useRights(): ShownRight[] {
  const { t } = useTranslation('runtime');
  const language = useRuntime().languages.get();
  const own = (['ACL', 'Auth'] as const).map((subject) => ({
    subject,
    label: t(`rights.${subject}`),
    actions: ['read'],
  }));
  const ofApps = useApps().flatMap(({ rights = [], labels }) =>
    rights.map(({ subject, label, actions = everyAction }) => ({
      subject,
      label: labels[language][label] ?? labels.en[label] ?? subject,
      actions,
    })),
  );
  return [...own, ...ofApps];
}
