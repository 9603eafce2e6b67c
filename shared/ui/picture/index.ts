/** Pictures: of people and covers, chosen and cut, and looked at in large. An entry point of its own, for few need it. */
export { AvatarField, type AvatarFieldProps } from './AvatarField';
export { PictureCutDialog, type PictureCutDialogProps } from './PictureCutDialog';
export { PictureViewer, type PictureViewerProps } from './PictureViewer';
export { maxPictureBytes, type PictureIssue, pictureTypes, readPicture } from './readPicture';
export { type SmallPicture, shrinkPicture } from './shrinkPicture';
