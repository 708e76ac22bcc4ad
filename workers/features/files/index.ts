/** What other features use of files: keeping pictures in R2 and finding them again. */
export { type DocumentType, documentExtensions, isPdf, recognizePresentation } from "./rules/document-type";
export { logoSource } from "./rules/embedding";
export { recognisePicture } from "./rules/picture-type";
export type { Preview } from "./rules/preview";
export { stripLocation } from "./rules/strip-location";
export { storePreviews } from "./steps/store-previews";
export { chosenFile, insertIfNew } from "./steps/take-file";
export { takeUpload, uploadErrors } from "./steps/take-upload";
export {
	deleteFiles,
	digestOf,
	fileUrl,
	findFile,
	findFilesBySource,
	insertFiles,
	maxPictureBytes,
	objectKey,
	removeBytes,
	type StoredFile,
	storePdf,
	storePicture,
} from "./store/files";
export { partsFamily } from "./store/uploads";
