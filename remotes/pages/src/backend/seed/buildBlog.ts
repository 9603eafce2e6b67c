import { find, getAvatar } from 'mock/demo';
import type { StoredComment, StoredPost } from '../blog/tables';
import { posts } from './blog';
import { toSlug } from './slug';

function toHtml(paragraph: string): string {
  if (paragraph.startsWith('## ')) return `<h2>${paragraph.slice(3)}</h2>`;
  if (paragraph.startsWith('> ')) return `<blockquote><p>${paragraph.slice(2)}</p></blockquote>`;
  return `<p>${paragraph}</p>`;
}

export function buildBlog() {
  const built = posts.map((source, index): StoredPost => {
    const author = find(source.author);
    const person = { userFullName: author.fullName, avatar: getAvatar(author) };
    return {
      id: index + 1,
      slug: toSlug(source.title),
      title: source.title,
      img: `/assets/demo/blog/${index + 1}.svg`,
      ...person,
      blogPosted: source.posted,
      tags: source.tags,
      excerpt: source.excerpt,
      status: source.status,
      content: source.text.map(toHtml).join(''),
      author: { ...person, about: author.job },
      bookmarked: [19, 139, 64, 88, 41, 27, 53, 0, 0][index] ?? 0,
      isBookmarked: false,
    };
  });
  const comments: StoredComment[] = [];
  for (const [index, source] of posts.entries()) {
    const first = comments.length;
    for (const comment of source.comments) {
      const author = find(comment.author);
      comments.push({
        id: comments.length + 1,
        blogId: index + 1,
        avatar: getAvatar(author),
        userFullName: author.fullName,
        commentedAt: comment.at,
        commentText: comment.text,
        replyTo: comment.replyTo === undefined ? null : first + comment.replyTo,
      });
    }
  }
  return { posts: built, comments };
}
