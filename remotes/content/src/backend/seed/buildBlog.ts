import { find, getAvatar } from '@atrium/mock/demo';
import type { PostBookmarks, StoredPostComment } from '../tables';
import { items } from './buildItems';

type Said = [author: string, at: string, text: string, replyTo?: number];

/** Readers' comments on posts, by title; `replyTo` counts the comments of the post from 1. */
const said: Readonly<Record<string, readonly Said[]>> = {
  'Who reads whom': [
    ['jonas', '@-29d 09:20', 'I would like to be excused from reading my own texts. I always know what I meant.'],
    ['amira', '@-29d 09:41', 'That is the reason why somebody else reads them.', 1],
  ],
  'A quieter picture for page one': [['ines', '@-14d 14:02', 'The ladder! I drew it from memory that same evening.']],
  'What we learned from the autumn issue': [
    ['jonas', '@-8d 10:10', 'Which seven?'],
    ['lucia', '@-8d 10:12', 'You know which seven.', 1],
    ['mei', '@-7d 08:30', '“Newsletter” is one of them, I was there.'],
  ],
  'Fourteen seconds of fog': [['joana', '@-0d 08:18', 'I pressed it five times.']],
};

const idOf = (title: string): number => {
  const item = items.find((one) => one.title === title);
  if (!item) throw new Error(`Nothing is called ${title}`);
  return item.id;
};

export const postComments: StoredPostComment[] = [];
for (const [title, comments] of Object.entries(said)) {
  const first = postComments.length;
  for (const [key, at, text, replyTo] of comments) {
    const author = find(key);
    postComments.push({
      id: postComments.length + 1,
      blogId: idOf(title),
      avatar: getAvatar(author),
      userFullName: author.fullName,
      commentedAt: at,
      commentText: text,
      replyTo: replyTo === undefined ? null : first + replyTo,
    });
  }
}

const counts = { 'Who reads whom': 19, 'A quieter picture for page one': 139, 'Fourteen seconds of fog': 53 };

export const postBookmarks: PostBookmarks[] = Object.entries(counts).map(([title, others]) => ({
  id: idOf(title),
  others,
  userIds: [],
}));
