// Search over the documentation: the index is read when somebody first looks for something.
import uFuzzy from './uFuzzy.js';

const input = document.getElementById('find');
const list = document.getElementById('found');
const count = document.getElementById('count');
const menu = document.getElementById('menu');
const maxFound = 12;
const around = 90;

// On wide screens the contents are always there.
const isWide = matchMedia('(min-width: 60rem)');
const showMenu = () => {
  menu.open = isWide.matches;
};
isWide.addEventListener('change', showMenu);
showMenu();

let coming;
const readIndex = () => {
  coming ??= fetch(`${input.dataset.up}search.json`).then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  });
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
};

const fuzzy = new uFuzzy({ intraMode: 1 });

function excerptOf(text, words) {
  const lower = text.toLowerCase();
  const at = Math.max(0, ...words.map((word) => lower.indexOf(word)));
  const from = Math.max(0, at - around);
  return `${from > 0 ? '…' : ''}${text.slice(from, at + around)}${at + around < text.length ? '…' : ''}`;
}

function toItem({ page, place, heading, text }, words) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = input.dataset.up + place;
  link.textContent = heading && heading !== page ? `${page} › ${heading}` : page;
  const excerpt = document.createElement('p');
  excerpt.textContent = excerptOf(text, words);
  item.append(link, excerpt);
  return item;
}

let asked = 0;
async function find() {
  asked += 1;
  const mine = asked;
  const query = input.value.trim();
  if (query === '') {
    list.hidden = true;
    count.textContent = '';
    return;
  }
  try {
    const index = await readIndex();
    if (mine !== asked) return;
    // A word in a heading says more than one in a text.
    const titles = index.map(({ page, heading }) => `${page} ${heading}`);
    const texts = index.map(({ page, heading, text }) => `${page} ${heading} ${text}`);
    const places = [titles, texts].flatMap((all) => {
      const [ids, info, order] = fuzzy.search(all, query, 1, 1000);
      return order ? order.map((one) => info.idx[one]) : (ids ?? []);
    });
    const found = [...new Set(places)];
    const words = query.toLowerCase().split(/\s+/);
    list.replaceChildren(...found.slice(0, maxFound).map((place) => toItem(index[place], words)));
    list.hidden = found.length === 0;
    count.textContent =
      found.length === 0
        ? 'Nothing found. Try fewer words.'
        : found.length > maxFound
          ? `The first ${maxFound} of ${found.length} places`
          : found.length === 1
            ? '1 place'
            : `${found.length} places`;
  } catch {
    if (mine === asked) count.textContent = 'The search could not be loaded. Try again.';
  }
}

input.addEventListener('input', find);
addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    input.focus();
  }
  if (event.key === 'Escape' && input.value !== '') {
    input.value = '';
    void find();
    input.focus();
  }
});
