import type { RightEntry } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { useApps, useRuntime } from './hooks';

/** A subject of the ability as people read it. */
export type ShownRight = Required<Omit<RightEntry, 'owner'>> & Pick<RightEntry, 'owner'>;

const everyAction = ['read', 'create', 'update', 'delete'];

const ownSubjects = [
  { subject: 'ACL', actions: ['read'] },
  { subject: 'Auth', actions: ['read'] },
  { subject: 'Samples', actions: ['read'] },
  { subject: 'People', actions: ['read'] },
  { subject: 'AuditLog', actions: ['read', 'update'] },
  { subject: 'Organisation', actions: everyAction },
] as const;

/** Subjects of the shell and of the live apps, labelled in the language of the page. */
export function useRights(): ShownRight[] {
  const { t } = useTranslation('runtime');
  const language = useRuntime().languages.get();
  const own: ShownRight[] = ownSubjects.map(({ subject, actions }) => ({
    subject,
    label: t(`rights.${subject}`),
    actions: [...actions],
  }));
  const isOwn = (subject: string) => own.some((right) => right.subject === subject);
  const ofApps = useApps().flatMap(({ rights = [], labels }) =>
    rights
      .filter(({ subject }) => !isOwn(subject))
      .map(({ subject, label, actions = everyAction, owner }) => ({
        subject,
        label: labels[language][label] ?? labels.en[label] ?? subject,
        actions,
        ...(owner && { owner }),
      })),
  );
  return [...own, ...ofApps];
}
