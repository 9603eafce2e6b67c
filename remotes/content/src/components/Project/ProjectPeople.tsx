import { Avatar, useFormat, VisuallyHidden } from '@atrium/ui';
import type { ListedProject } from '../../api/schemas';
import styles from './Project.module.css';

const maxShown = 5;

/** Members of a project as overlapping pictures, with names as tooltips and for screen readers. */
export function ProjectPeople({ members }: Pick<ListedProject, 'members'>) {
  const { list } = useFormat();
  const names = list(members.map(({ fullName }) => fullName));
  const more = members.length - maxShown;
  return (
    <span className={styles.people} title={names}>
      {members.slice(0, maxShown).map(({ id, fullName, avatar }) => (
        <span key={id} className={styles.face}>
          <Avatar name={fullName} src={avatar} />
        </span>
      ))}
      {more > 0 && (
        <span className={styles.more} aria-hidden="true">
          +{more}
        </span>
      )}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  );
}
