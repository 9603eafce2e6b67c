import { beginDocument, readDocument, syncDocument } from '@atrium/contract/document';
import { createFakeClock } from '@atrium/standalone/testing';
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import type { XmlElement, XmlText } from 'yjs';
import type { DocumentLink, LinkListeners } from './documentLink';
import { SharedDocument } from './SharedDocument';

const runs = process.env.ATRIUM_TEST_ALL ? 500 : 15;

/** Keeps the document, and passes on what is written, as a server does; it may be down, and a line may be cut. */
function createKeeper(state: string) {
  let updates = [state];
  let isUp = true;
  const lines = new Set<{ listeners: LinkListeners; isCut: boolean }>();
  function createLink(): DocumentLink & { cut: () => void; mend: () => void } {
    let line: { listeners: LinkListeners; isCut: boolean } | undefined;
    return {
      async ask({ vector, update }) {
        await Promise.resolve();
        if (!isUp || !line || line.isCut) return { kind: 'offline' };
        const before = updates;
        if (update !== undefined) {
          updates = [...updates, update];
          for (const other of lines) if (other !== line && !other.isCut) other.listeners.onUpdate(update);
        }
        const answer = vector === undefined ? {} : syncDocument(before.concat(update ?? []), vector);
        return { kind: 'done', answer: { key: 'a', ...answer } };
      },
      tell: () => {},
      present: () => {},
      open(listeners) {
        line = { listeners, isCut: false };
        lines.add(line);
        listeners.onConnected();
        return () => void (line && lines.delete(line));
      },
      cut() {
        if (line) line.isCut = true;
        line?.listeners.onLost();
      },
      mend() {
        if (line) line.isCut = false;
        line?.listeners.onConnected();
      },
    };
  }
  return {
    createLink,
    read: () => readDocument(updates),
    restart(up: boolean) {
      isUp = up;
      // What it keeps is on disk: as one state, for a change.
      if (up) updates = [readDocument(updates).state];
    },
  };
}

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

/** All that was opened: none of it goes on after its test. */
let opened: SharedDocument[] = [];
afterEach(() => {
  for (const shared of opened) shared.awareness.destroy();
  opened = [];
});

type Keeper = ReturnType<typeof createKeeper>;

/** Somebody with a browser: a page of theirs may crash, and they open another one. */
function createWriter(keeper: Keeper, clock: ReturnType<typeof createFakeClock>, id: number) {
  const storage = createStorage();
  let written = 0;
  let link = keeper.createLink();
  const open = () => {
    link = keeper.createLink();
    const shared = new SharedDocument({
      name: 'document.1',
      storage,
      clock,
      person: { id, name: `Person ${id}` },
      link,
      isWritable: true,
    });
    shared.start();
    opened.push(shared);
    return shared;
  };
  let shared = open();
  return {
    words: [] as string[],
    cut: () => link.cut(),
    mend: () => link.mend(),
    crash() {
      // Nothing of the page is left but what its storage holds.
      link.cut();
      shared = open();
    },
    write(place: number, part: 'title' | 'body') {
      if (!shared.getView().isReadable) return;
      written += 1;
      const word = `<${id}.${written}>`;
      if (part === 'title') {
        const text = shared.text('title');
        text.insert(seam(text.toString(), place), word);
      } else {
        const paragraph = shared.body.get(0) as XmlElement;
        const text = paragraph.get(0) as XmlText;
        text.insert(seam(text.toString(), place), word);
      }
      this.words.push(word);
    },
    read: () => ({ title: shared.text('title').toString(), body: shared.body.toString() }),
    state: () => shared.getView().state,
  };
}

/** A place between two words, none within one. */
function seam(text: string, place: number): number {
  const at = place % (text.length + 1);
  const open = text.lastIndexOf('<', at - 1);
  const close = text.indexOf('>', open);
  return open >= 0 && close >= at ? close + 1 : at;
}

const action = record({
  kind: constantFrom('write', 'write', 'write', 'cut', 'mend', 'crash', 'wait', 'down', 'up'),
  who: nat(2),
  place: nat(200),
  part: constantFrom<'title' | 'body'>('title', 'body'),
  ms: integer({ min: 1, max: 2_000 }),
});

test('after cuts, crashes and restarts everybody has the same text, and each word is in it once', async () => {
  await assert(
    asyncProperty(array(action, { maxLength: 40 }), async (actions) => {
      const clock = createFakeClock();
      const keeper = createKeeper(
        await beginDocument({ title: 'Fog', summary: '', body: '<p>Fog over the bridge</p>' }),
      );
      const writers = [1, 2, 3].map((id) => createWriter(keeper, clock, id));
      await clock.advance(100);
      for (const { kind, who, place, part, ms } of actions) {
        const writer = writers[who];
        if (kind === 'write') writer?.write(place, part);
        else if (kind === 'cut') writer?.cut();
        else if (kind === 'mend') writer?.mend();
        else if (kind === 'crash') writer?.crash();
        else if (kind === 'wait') await clock.advance(ms);
        else keeper.restart(kind === 'up');
      }
      keeper.restart(true);
      for (const writer of writers) writer.mend();
      await clock.advance(120_000);
      const { title, body } = keeper.read();
      for (const writer of writers) {
        expect(writer.state()).toBe('clean');
        expect(writer.read().title).toBe(title);
        expect(writer.read().body).toBe(writers[0]?.read().body);
        for (const word of writer.words) {
          const found =
            title.split(word).length + body.split(word.replace('<', '&lt;').replace('>', '&gt;')).length - 2;
          expect(`${word} ${found} times`).toBe(`${word} 1 times`);
        }
      }
    }),
    { numRuns: runs },
  );
}, 600_000);
