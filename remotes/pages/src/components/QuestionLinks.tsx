import { Highlight } from '@atrium/ui';
import { Link } from 'react-router-dom';
import type { KnowledgeQuestion } from '../api/help/schemas';
import styles from './QuestionLinks.module.css';

interface QuestionLinksProps {
  category: string;
  questions: readonly KnowledgeQuestion[];
  q?: string;
}

export const QuestionLinks = ({ category, questions, q = '' }: QuestionLinksProps) => (
  <ul className={styles.questions}>
    {questions.map(({ id, question, slug }) => (
      <li key={id}>
        <Link className={styles.question} to={`/pages/knowledge-base/${category}/${slug}`}>
          <bdi>
            <Highlight text={question} query={q} />
          </bdi>
        </Link>
      </li>
    ))}
  </ul>
);
