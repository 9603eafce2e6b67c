import type { SessionTokens } from '@atrium/core/api';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Profile, ProfilePoll, ProfilePost } from '../../api/profile/schemas';
import manifest from '../../manifest';
import backend from '..';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const profile = async (person?: number) => (await api.get<Profile>('/profile/data', person ? { person } : {})).data;
const joana = 1;

test('the page has its eight parts, posts newest first', async () => {
  const data = await profile();
  expect(Object.keys(data).sort()).toEqual([
    'header',
    'latestPhotos',
    'polls',
    'post',
    'suggestedPages',
    'suggestions',
    'twitterFeeds',
    'userAbout',
  ]);
  const times = data.post.map(({ postTime }) => postTime);
  expect(times).toEqual([...times].sort().reverse());
  expect(data.latestPhotos).toHaveLength(9);
});

test('what the settings say is on it', async () => {
  await api.post('/account-setting/data', {
    info: { bio: 'New words.', website: 'https://new.example' },
    social: { socialLinks: { github: 'https://code.example/joana' } },
  });
  expect((await profile()).userAbout).toMatchObject({
    about: 'New words.',
    website: 'https://new.example',
    links: expect.arrayContaining([{ network: 'github', url: 'https://code.example/joana' }]),
  });
});

test('sharing a post counts', async () => {
  const share = async (postId: number) => api.post<{ post: ProfilePost }>('/profile/share', { postId });
  expect((await share(1)).data.post.share).toBe(7);
  expect((await share(99)).status).toBe(404);
});

const like = async (body: object) => (await api.post<{ post: ProfilePost }>('/profile/like', body)).data.post;
const seen = async (id: number) => (await profile(joana)).post.find((post) => post.id === id);

test('a like counts once, and is taken back by the next click', async () => {
  expect(await like({ postId: 1 })).toMatchObject({ likes: 49, youLiked: true });
  expect(await like({ postId: 1 })).toMatchObject({ likes: 48, youLiked: false });
  expect((await like({ postId: 1, commentId: 2 })).detailedComments[1]).toMatchObject({
    commentsLikes: 22,
    youLiked: true,
  });
  expect((await api.post('/profile/like', { postId: 1, commentId: 5 })).status).toBe(404);
  expect((await api.post('/profile/like', { postId: 99 })).status).toBe(404);
});

test('two people like the same post: each once, and each sees both', async () => {
  await like({ postId: 1, liked: true });
  await like({ postId: 1, liked: true });
  await api.signIn('editor');
  expect(await seen(1)).toMatchObject({ likes: 49, youLiked: false });
  const both = await like({ postId: 1, liked: true });
  expect(both).toMatchObject({ likes: 50, youLiked: true });
  expect(both.likedUsers.map(({ username }) => username).slice(-2)).toEqual(['Joana Duarte', 'Amira Haddad']);
  await like({ postId: 1, liked: false });
  await like({ postId: 1, liked: false });
  await api.signIn('admin');
  expect(await seen(1)).toMatchObject({ likes: 49, youLiked: true });
});

test('a comment is liked by each person for themselves', async () => {
  await like({ postId: 1, commentId: 2, liked: true });
  await api.signIn('editor');
  expect((await seen(1))?.detailedComments[1]).toMatchObject({ commentsLikes: 22, youLiked: false });
  const { detailedComments } = await like({ postId: 1, commentId: 2, liked: true });
  expect(detailedComments[1]).toMatchObject({ commentsLikes: 23, youLiked: true });
});

test('what somebody likes goes with their account', async () => {
  await api.post('/jwt/register', { email: 'ann@example.com', username: 'ann', password: 'a kettle of fish' });
  const { data } = await api.post<SessionTokens>('/jwt/login', {
    email: 'ann@example.com',
    password: 'a kettle of fish',
  });
  api.authorize(`Bearer ${data.accessToken}`);
  expect(await like({ postId: 1, liked: true })).toMatchObject({ likes: 49 });
  await api.post('/account-setting/delete', { username: 'ann', password: 'a kettle of fish' });
  await api.signIn('editor');
  expect(await seen(1)).toMatchObject({ likes: 48 });
});

test('a comment stays', async () => {
  await api.signIn('editor');
  const { status, data } = await api.post<{ post: ProfilePost }>('/profile/comments', {
    postId: 3,
    comment: 'Welcome!',
  });
  expect(status).toBe(201);
  expect(data.post.detailedComments.at(-1)).toMatchObject({ id: 6, username: 'Amira Haddad', comment: 'Welcome!' });
  expect(await seen(3)).toEqual(data.post);
  expect((await api.post('/profile/comments', { postId: 3, comment: ' ' })).status).toBe(400);
  expect((await api.post('/profile/comments', { postId: 99, comment: 'x' })).status).toBe(404);
});

test('a person has one vote, and the last one counts', async () => {
  const vote = (option: string | null) => api.post<{ poll: ProfilePoll }>('/profile/vote', { pollId: 1, option });
  const votes = (poll: ProfilePoll) => poll.options.map((option) => option.votes);
  expect(votes((await vote('The tram')).data.poll)).toEqual([82, 68, 104, 19]);
  expect(votes((await vote('The tram')).data.poll)).toEqual([82, 68, 104, 19]);
  expect(votes((await vote('The bakery at night')).data.poll)).toEqual([83, 67, 104, 19]);
  await api.signIn('editor');
  expect((await profile()).polls[0]).toMatchObject({ yourVote: null });
  expect(votes((await vote('The tram')).data.poll)).toEqual([83, 68, 104, 19]);
  expect(votes((await vote(null)).data.poll)).toEqual([83, 67, 104, 19]);
  expect((await vote('Something else')).status).toBe(400);
  expect((await api.post('/profile/vote', { pollId: 99, option: 'x' })).status).toBe(404);
});

test.each([
  ['favorite-page', { pageId: 1 }, (data: Profile) => data.suggestedPages[0]?.favorite],
  ['favorite-feed', { feedId: 1 }, (data: Profile) => data.twitterFeeds[0]?.favorite],
  ['add-suggestion', { suggestionId: 1 }, (data: Profile) => data.suggestions[0]?.isAdded],
])('%s is set and taken away', async (call, body, read) => {
  expect(read(await profile())).toBe(false);
  await api.post(`/profile/${call}`, body);
  expect(read(await profile())).toBe(true);
  await api.signIn('editor');
  expect(read(await profile())).toBe(false);
  await api.signIn('admin');
  await api.post(`/profile/${call}`, body);
  expect(read(await profile())).toBe(false);
  expect((await api.post(`/profile/${call}`, { pageId: 99, feedId: 99, suggestionId: 99 })).status).toBe(404);
});

test('everybody has a page of their own, as their settings and the house know them', async () => {
  await api.signIn('editor');
  const own = await profile();
  expect(own.header).toMatchObject({ username: 'Amira Haddad', designation: 'Senior editor', isYou: true });
  expect(own.post.map(({ username }) => username)).toEqual(['Amira Haddad', 'Amira Haddad']);
  await api.post('/account-setting/data', { info: { bio: '', country: 'Italy' } });
  expect((await profile()).userAbout).toMatchObject({ about: '', lives: 'Italy', email: 'amira@example.com' });
  const other = await profile(9);
  expect(other).toMatchObject({ header: { username: 'Bea Lindqvist', isYou: false }, post: [], latestPhotos: [] });
  expect(other.userAbout).toMatchObject({ lives: 'Malmö, Sweden', email: '' });
  expect((await profile(60)).header.designation).not.toBe('');
  expect((await api.get('/profile/data', { person: 9999 })).status).toBe(404);
});

test('who is suggested is never oneself', async () => {
  await api.signIn('maintainer');
  const { header, suggestions } = await profile();
  expect(suggestions.map(({ name }) => name)).not.toContain(header.username);
});

test('a post is on the page of who wrote it, and goes only by their hand, or with their account', async () => {
  const { status, data } = await api.post<{ post: ProfilePost }>('/profile/posts', { text: ' It is out. ' });
  const { id } = data.post;
  expect([status, data.post.postText, (await profile()).post[0]?.id]).toEqual([201, 'It is out.', id]);
  expect((await api.post('/profile/posts', { text: ' ' })).status).toBe(400);
  await api.signIn('editor');
  expect((await profile(joana)).post[0]).toMatchObject({ id, username: 'Joana Duarte' });
  expect((await api.delete('/profile/posts', { postId: id })).status).toBe(404);
  await api.signIn('admin');
  expect((await api.delete('/profile/posts', { postId: id })).status).toBe(200);
  expect(await seen(id)).toBeUndefined();
});

test('a post takes pictures with their words, without text as well, and nothing that only says it is one', async () => {
  const picture = { src: 'data:image/webp;base64,AAAA', alt: ' The wall ' };
  const send = (body: object) => api.post<{ post: ProfilePost }>('/profile/posts', body);
  const { status, data } = await send({ pictures: [picture] });
  expect([status, data.post.postImg, data.post.pictures]).toEqual([
    201,
    picture.src,
    [{ ...picture, alt: 'The wall' }],
  ]);
  for (const src of ['data:image/svg+xml;base64,AAAA', 'https://elsewhere.example/a.png', `${picture.src}"><b>`])
    expect((await send({ text: 'x', pictures: [{ src, alt: '' }] })).status).toBe(400);
  expect((await send({ text: 'x', pictures: Array.from({ length: 5 }, () => picture) })).status).toBe(400);
  expect((await send({ pictures: [] })).status).toBe(400);
  expect((await seen(1))?.pictures).toEqual([{ src: '/assets/demo/scenes/6.svg', alt: expect.stringMatching(/./) }]);
});

test('a comment goes by the hand of who wrote it, or whose post it is about', async () => {
  const say = async () =>
    (
      await api.post<{ post: ProfilePost }>('/profile/comments', { postId: 1, comment: 'x' })
    ).data.post.detailedComments.at(-1)?.id;
  const remove = async (commentId = 0) => (await api.delete('/profile/comments', { postId: 1, commentId })).status;
  await api.signIn('editor');
  const [first, second] = [await say(), await say()];
  await api.signIn('maintainer');
  expect(await remove(first)).toBe(404);
  await api.signIn('editor');
  expect(await remove(first)).toBe(200);
  await api.signIn('admin');
  expect([await remove(second), await remove(second)]).toEqual([200, 404]);
});
