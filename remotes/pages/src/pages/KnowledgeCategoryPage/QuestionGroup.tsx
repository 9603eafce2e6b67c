import { Highlight, Icon, VisuallyHidden } from '@atrium/ui';
import {
  BookA,
  CircleQuestionMark,
  Clock,
  Copyright,
  FileText,
  Image,
  Languages,
  Layers,
  type LucideIcon,
  MessageSquareCheck,
  PenLine,
  Receipt,
  User,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KnowledgeCategory } from '../../api/help/schemas';
import { QuestionLinks } from '../../components/QuestionLinks/QuestionLinks';
import styles from './KnowledgeCategory.module.css';

/** The icons that articles are filed under, by the names that the API gives them. */
const icons: Record<string, LucideIcon> = {
  'book-a': BookA,
  clock: Clock,
  copyright: Copyright,
  'file-text': FileText,
  image: Image,
  languages: Languages,
  layers: Layers,
  'message-square-check': MessageSquareCheck,
  'pen-line': PenLine,
  receipt: Receipt,
  user: User,
  users: Users,
};

/** Questions that belong together; each leads to its answer. */
export function QuestionGroup({ group, q }: { group: KnowledgeCategory; q: string }) {
  const { t } = useTranslation('pages');
  const { category, title, icon, questions } = group;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>
        <Icon of={icons[icon] ?? CircleQuestionMark} className={styles.icon} />
        <Highlight text={title} query={q} />
        <span className={styles.count} aria-hidden="true">
          {questions.length}
        </span>
        <VisuallyHidden>{t('knowledge.questions', { count: questions.length })}</VisuallyHidden>
      </h2>
      <QuestionLinks category={category} questions={questions} q={q} />
    </section>
  );
}
