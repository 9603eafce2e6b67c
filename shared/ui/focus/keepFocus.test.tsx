import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useConfirm } from '../Confirm/useConfirm';
import { DropdownMenu } from '../Menu/DropdownMenu';
import { SelectionBar } from '../Nav/SelectionBar';
import { renderInKit } from '../renderInKit';
import { keepFocus } from './keepFocus';

let stop: () => void = () => undefined;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const names = ['Ann', 'Ben', 'Cleo'];

/** A list whose rows are removed by what `row` draws. */
function People({ row, start = names }: { row: (name: string, remove: () => void) => ReactNode; start?: string[] }) {
  const [people, setPeople] = useState(start);
  return (
    <main>
      <h1>People</h1>
      <section>
        <h2>All of them</h2>
        {people.length > 0 ? (
          <ul>
            {people.map((name) => (
              <li key={name}>{row(name, () => setPeople((before) => before.filter((one) => one !== name)))}</li>
            ))}
          </ul>
        ) : (
          <p>Nobody</p>
        )}
      </section>
    </main>
  );
}

const deleteButton = (name: string, remove: () => void) => (
  <>
    <a href={`#${name}`}>{name}</a>
    <button type="button" onClick={remove}>
      Delete {name}
    </button>
  </>
);

const focusIsOn = (name: string | RegExp, role = 'button') =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

test.each([
  ['the next row', 'Ann', names, 'Delete Ben', 'button'],
  ['the next row from the middle', 'Ben', names, 'Delete Cleo', 'button'],
  ['the row before the last one', 'Cleo', names, 'Delete Ben', 'button'],
  ['the heading of the part when nothing is left', 'Ann', ['Ann'], 'All of them', 'heading'],
])('a deletion leads to %s', async (_, deleted, start, focused, role) => {
  renderInKit(<People row={deleteButton} start={start} />);
  act(() => screen.getByRole('button', { name: `Delete ${deleted}` }).focus());
  await userEvent.keyboard('{Enter}');
  await focusIsOn(focused, role);
});

test('a menu and a question may lie between a row and its deletion', async () => {
  function Row({ name, remove }: { name: string; remove: () => void }) {
    const confirm = useConfirm();
    const ask = async () => {
      if (await confirm({ title: `Delete ${name}?`, confirm: 'Yes', isDanger: true })) setTimeout(remove);
    };
    return (
      <DropdownMenu
        trigger={['click']}
        menu={{ items: [{ key: 'delete', label: 'Delete', onClick: () => void ask() }] }}
      >
        <button type="button">Actions for {name}</button>
      </DropdownMenu>
    );
  }
  renderInKit(<People row={(name, remove) => <Row name={name} remove={remove} />} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ben' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await focusIsOn('Actions for Cleo');
});

test('deleting what is selected leads to what follows it, not to the beginning of the list', async () => {
  function Selectable() {
    const [people, setPeople] = useState(names);
    const [selected, setSelected] = useState<string[]>([]);
    return (
      <section>
        <ul>
          {people.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              <input
                type="checkbox"
                aria-label={`Select ${name}`}
                checked={selected.includes(name)}
                onChange={() => setSelected([...selected, name])}
              />
            </li>
          ))}
        </ul>
        <SelectionBar count={selected.length} onClear={() => setSelected([])}>
          <button
            type="button"
            onClick={() => {
              setPeople(people.filter((name) => !selected.includes(name)));
              setSelected([]);
            }}
          >
            Delete
          </button>
        </SelectionBar>
      </section>
    );
  }
  renderInKit(<Selectable />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await focusIsOn('Select Cleo', 'checkbox');
});

test('overlays may pass the focus back and forth: the row before them is known', async () => {
  function Row({ name, remove }: { name: string; remove: () => void }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open {name}
        </button>
        {isOpen &&
          createPortal(
            <div role="dialog" aria-label={name}>
              <button type="button">Close</button>
              <button type="button" onClick={remove}>
                Delete
              </button>
            </div>,
            document.body,
          )}
      </>
    );
  }
  renderInKit(<People row={(name, remove) => <Row name={name} remove={remove} />} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Ben' }));
  for (let times = 0; times < 10; times += 1) {
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => screen.getByRole('button', { name: 'Delete' }).focus());
  }
  await userEvent.keyboard('{Enter}');
  await focusIsOn('Open Cleo');
});

test('what takes the place of a control has its focus', async () => {
  function Follow() {
    const [isFollowed, setFollowed] = useState(false);
    return (
      <p>
        {isFollowed ? (
          <a href="#them">See them</a>
        ) : (
          <button type="button" onClick={() => setFollowed(true)}>
            Follow
          </button>
        )}
        <button type="button">Share</button>
      </p>
    );
  }
  renderInKit(<Follow />);
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  await focusIsOn('See them', 'link');
});

test('a control that is switched off by its own press passes the focus on', async () => {
  function Steps() {
    const [count, setCount] = useState(1);
    return (
      <fieldset>
        <button type="button" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Fewer
        </button>
        <button type="button">More</button>
      </fieldset>
    );
  }
  renderInKit(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  await focusIsOn('More');
});

test('what an app focuses itself stays', async () => {
  function Own() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere && (
          <button type="button" onClick={() => setThere(false)}>
            Close
          </button>
        )}
        <button type="button">Beside</button>
        {!isThere && <input aria-label="Found" ref={(field) => field?.focus()} />}
      </>
    );
  }
  renderInKit(<Own />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await focusIsOn('Found', 'textbox');
});

test('a press beside everything takes the focus away as ever', async () => {
  renderInKit(
    <>
      <button type="button">Here</button>
      <p>Beside</p>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Here' }));
  await userEvent.click(screen.getByText('Beside'));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(document.body).toHaveFocus();
});

test('the heading of a page that was loading gives it to that of the page, not to the first control', async () => {
  function Page() {
    const [isThere, setThere] = useState(false);
    return (
      <main>
        {isThere ? (
          <div>
            <a href="/above">Above</a>
            <h1>An article</h1>
          </div>
        ) : (
          <>
            <h1 tabIndex={-1}>Article</h1>
            <button type="button" onClick={() => setThere(true)}>
              Load
            </button>
          </>
        )}
      </main>
    );
  }
  renderInKit(<Page />);
  const first = screen.getByRole('heading');
  first.focus();
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'An article' })).toHaveFocus());
});
