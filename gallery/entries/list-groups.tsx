import { Button, Checkbox, Person, Pill, useToast } from '@atrium/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { people } from '../data/samples';
import styles from './list-groups.module.css';

const tasks = ['Read the brief', 'Choose pictures', 'Write the caption'];

/** A plain list with hairlines; most lists of the product lie on the sheet without a frame. */
export function Basic() {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task}>{task}</li>
      ))}
    </ul>
  );
}

export function Flush() {
  return (
    <ul className={`${styles.list} ${styles.flush}`}>
      {tasks.map((task) => (
        <li key={task}>{task}</li>
      ))}
    </ul>
  );
}

export function WithCounts() {
  return (
    <ul className={styles.list}>
      {tasks.map((task, index) => (
        <li key={task}>
          {task} <Pill>{index + 3}</Pill>
        </li>
      ))}
    </ul>
  );
}

export function LinksInList() {
  return (
    <ul className={styles.list}>
      <li className={styles.chosen}>
        <Link to="#here" aria-current="page">
          The page on screen
        </Link>
      </li>
      <li>
        <Link to="#all">All samples</Link>
      </li>
      <li className={styles.off}>Not yet written</li>
    </ul>
  );
}

export function WithCheckboxes() {
  const [done, setDone] = useState<readonly string[]>(['Read the brief']);
  const toggle = (task: string) =>
    setDone(done.includes(task) ? done.filter((other) => other !== task) : [...done, task]);
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task}>
          <Checkbox checked={done.includes(task)} onChange={() => toggle(task)}>
            {task}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

export function ListOfPeople() {
  return (
    <ul className={styles.list}>
      {people.slice(0, 3).map(({ id, name, email, role }) => (
        <li key={id}>
          <Person name={name} detail={email} />
          <Pill tone="blue">{role}</Pill>
        </li>
      ))}
    </ul>
  );
}

/** In an order that matters. */
export function Numbered() {
  return (
    <ol className={styles.list}>
      {tasks.map((task, index) => (
        <li key={task}>
          {index + 1}. {task}
        </li>
      ))}
    </ol>
  );
}

/** Each line does something: a button as wide as the list. */
export function LinesThatAct() {
  const toast = useToast();
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task}>
          <Button type="text" block onClick={() => toast.info(task)}>
            {task}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Several lines of text, and what they are about. */
export function WithDetails() {
  return (
    <ul className={styles.list}>
      {tasks.map((task, index) => (
        <li key={task}>
          <div>
            <b>{task}</b>
            <p>By {people[index]?.name}</p>
          </div>
          <Pill tone="amber">{index + 1} d</Pill>
        </li>
      ))}
    </ul>
  );
}

/** Lists below headings of their own. */
export function Sections() {
  return (
    <>
      {['Today', 'Tomorrow'].map((day, index) => (
        <section key={day} aria-label={day}>
          <h3>{day}</h3>
          <ul className={styles.list}>
            {tasks.slice(index).map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
