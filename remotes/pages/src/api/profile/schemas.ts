import { Id, Text, z } from '@atrium/backend';
import { maxLengths, maxPictures } from './limits';

/** Absent: the person's own. */
export const ProfileQuery = z.object({ person: z.optional(Id) });
export type ProfileQuery = z.input<typeof ProfileQuery>;

const ProfileHeader = z.object({
  personId: z.int(),
  isYou: z.boolean(),
  avatar: z.nullable(z.string()),
  username: z.string(),
  designation: z.string(),
  coverImg: z.string(),
});

const SocialNetwork = z.enum(['twitter', 'facebook', 'instagram', 'github', 'linkedIn', 'quora']);

const ProfileAbout = z.object({
  about: z.string(),
  joined: z.string(),
  lives: z.string(),
  email: z.string(),
  website: z.string(),
  links: z.optional(z.array(z.object({ network: SocialNetwork, url: z.string() }))),
});

export const SuggestedProfilePage = z.object({
  id: z.int(),
  avatar: z.nullable(z.string()),
  username: z.string(),
  subtitle: z.string(),
  favorite: z.boolean(),
});
export type SuggestedProfilePage = z.infer<typeof SuggestedProfilePage>;

export const TwitterFeed = z.object({
  id: z.int(),
  avatar: z.nullable(z.string()),
  title: z.string(),
  /** Handle without @. */
  subtitle: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  favorite: z.boolean(),
});
export type TwitterFeed = z.infer<typeof TwitterFeed>;

export const ProfilePerson = z.object({ avatar: z.nullable(z.string()), username: z.string() });
export type ProfilePerson = z.infer<typeof ProfilePerson>;

export const ProfileComment = z.object({
  id: z.int(),
  personId: z.optional(z.int()),
  avatar: z.nullable(z.string()),
  username: z.string(),
  comment: z.string(),
  time: z.string(),
  commentsLikes: z.int(),
  youLiked: z.boolean(),
});
export type ProfileComment = z.infer<typeof ProfileComment>;

/** Picture of a post with alternative text, '' if none. */
export const PostPicture = z.object({ src: z.string(), alt: z.string() });
export type PostPicture = z.infer<typeof PostPicture>;

export const ProfilePost = z.object({
  id: z.int(),
  personId: z.int(),
  avatar: z.nullable(z.string()),
  username: z.string(),
  /** ISO 8601. */
  postTime: z.string(),
  postText: z.string(),
  /** First of `pictures`. */
  postImg: z.nullable(z.string()),
  pictures: z.array(PostPicture),
  likes: z.int(),
  youLiked: z.boolean(),
  share: z.int(),
  likedUsers: z.array(ProfilePerson),
  detailedComments: z.array(ProfileComment),
});
export type ProfilePost = z.infer<typeof ProfilePost>;

export const ProfilePhoto = z.object({ id: z.int(), img: z.string(), alt: z.string() });
export type ProfilePhoto = z.infer<typeof ProfilePhoto>;

export const ProfileSuggestion = z.object({
  id: z.int(),
  avatar: z.nullable(z.string()),
  personId: z.int(),
  name: z.string(),
  mutualFriend: z.int(),
  isAdded: z.boolean(),
});
export type ProfileSuggestion = z.infer<typeof ProfileSuggestion>;

export const ProfilePoll = z.object({
  id: z.int(),
  question: z.string(),
  yourVote: z.nullable(z.string()),
  options: z.array(z.object({ name: z.string(), votes: z.int(), votedUsers: z.array(ProfilePerson) })),
});
export type ProfilePoll = z.infer<typeof ProfilePoll>;

export const Profile = z.object({
  header: ProfileHeader,
  userAbout: ProfileAbout,
  suggestedPages: z.array(SuggestedProfilePage),
  twitterFeeds: z.array(TwitterFeed),
  post: z.array(ProfilePost),
  latestPhotos: z.array(ProfilePhoto),
  suggestions: z.array(ProfileSuggestion),
  polls: z.array(ProfilePoll),
});
export type Profile = z.infer<typeof Profile>;

/** State to set; absent: toggle. */
const Wanted = z.nullish(z.boolean());

export const PostLike = z.object({ postId: Id, commentId: z.nullish(Id), liked: Wanted });
export type PostLike = z.input<typeof PostLike>;

/** Picture as re-encoded by the browser, without metadata. */
const PictureToPost = z.object({
  src: z
    .string()
    .check(
      z.regex(
        /^(?:data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}|\/files\/[0-9a-f]{64}\/image\/(?:png|jpeg|webp))$/,
        'This is not a picture.',
      ),
      z.maxLength(maxLengths.picture, 'This picture is too large.'),
    ),
  alt: z.string().check(z.trim(), z.maxLength(maxLengths.alt, 'This is too long.')),
});

export const PostText = z.object({
  text: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.post, 'This is too long.'))),
  pictures: z.optional(z.array(PictureToPost).check(z.maxLength(maxPictures, 'These are too many pictures.'))),
});
export type PostText = z.input<typeof PostText>;

export const PostDeletion = z.object({ postId: Id });
export type PostDeletion = z.input<typeof PostDeletion>;

export const PostShare = z.object({ postId: Id });
export type PostShare = z.input<typeof PostShare>;

export const PostComment = z.object({
  postId: Id,
  comment: Text.check(z.maxLength(maxLengths.comment, 'This is too long.')),
});
export type PostComment = z.input<typeof PostComment>;

export const CommentDeletion = z.object({ postId: Id, commentId: Id });
export type CommentDeletion = z.input<typeof CommentDeletion>;

/** Null withdraws the vote. */
export const PollVote = z.object({ pollId: Id, option: z.nullable(Text) });
export type PollVote = z.input<typeof PollVote>;

export const PageFavorite = z.object({ pageId: Id, favorite: Wanted });
export type PageFavorite = z.input<typeof PageFavorite>;

export const TwitterFavorite = z.object({ feedId: Id, favorite: Wanted });
export type TwitterFavorite = z.input<typeof TwitterFavorite>;

export const SuggestionAdd = z.object({ suggestionId: Id, isAdded: Wanted });
export type SuggestionAdd = z.input<typeof SuggestionAdd>;

export const ProfilePostAnswer = z.object({ post: ProfilePost });
export type ProfilePostAnswer = z.infer<typeof ProfilePostAnswer>;

export const ProfilePollAnswer = z.object({ poll: ProfilePoll });
export type ProfilePollAnswer = z.infer<typeof ProfilePollAnswer>;
