import { isPictures, listPhotos, withPicture } from './postPictures';

const wall = { src: 'data:image/webp;base64,AAAA', alt: 'The wall' };

test('pictures that were kept are read, and nothing else', () => {
  expect([[], [wall]].map(isPictures)).toEqual([true, true]);
  for (const kept of [undefined, {}, [wall, { src: 1, alt: '' }], [null]]) expect(isPictures(kept)).toBe(false);
});

test('the same picture comes once, and keeps what was said of it', () => {
  expect(withPicture([wall], wall.src)).toEqual([wall]);
  expect(withPicture([wall], '/harbour.svg')).toEqual([wall, { src: '/harbour.svg', alt: '' }]);
});

test('pictures of posts come before the photos, each once', () => {
  const harbour = { src: '/harbour.svg', alt: 'A harbour' };
  const post = (...pictures: (typeof wall)[]) => ({
    id: 1,
    personId: 1,
    avatar: null,
    username: '',
    postTime: '',
    postText: '',
    postImg: null,
    pictures,
    likes: 0,
    youLiked: false,
    share: 0,
    likedUsers: [],
    detailedComments: [],
  });
  const latestPhotos = [{ id: 1, img: harbour.src, alt: harbour.alt }];
  expect(listPhotos({ post: [post(wall), post(harbour)], latestPhotos })).toEqual([wall, harbour]);
});
